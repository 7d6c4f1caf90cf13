import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const MASK = '/product/hedgerow-fly-mask/?swatches=none';
const GALLERY = '.woocommerce-product-gallery';
const READY = `${GALLERY}[data-island-state="ready"]`;
const CURRENT = '.woocommerce-product-gallery__image:not([inert])';
const LIGHTBOX = '.pswp--open';
const LATE = /\/theme-code\b/;

/** The page of a shop whose theme has changed options of the slider, or of the zoom. */
const withTheme = (options: Readonly<Record<string, unknown>>, prepare?: (page: Page) => unknown, zoom = {}) =>
  withShop(MASK, {
    context: { reducedMotion: 'reduce' },
    prepare: async (page) => {
      await prepare?.(page);
      await page.route(
        ({ pathname }) => pathname === '/product/hedgerow-fly-mask/',
        async (route) => {
          const response = await route.fetch();
          let body = (await response.text()).replace('"zoom_options":[]', `"zoom_options":${JSON.stringify(zoom)}`);
          for (const [name, value] of Object.entries(options))
            body = body.replace(new RegExp(`("flexslider":{[^}]*"${name}":)[^,}]+`), `$1${JSON.stringify(value)}`);
          await route.fulfill({ response, body });
        },
      );
    },
  });

/** Index of the slide that fills the gallery. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const track = document.querySelector('.woocommerce-product-gallery__wrapper')?.getBoundingClientRect();
    const slides = [...document.querySelectorAll('.woocommerce-product-gallery__wrapper > *')];
    return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - (track?.left ?? 0)) < 2);
  });

/** The page of a shop whose theme shows large pictures by an act of the mouse, which rests on a picture: none shows yet. */
async function withZoom(zoom: { readonly on: string; readonly magnify?: number }) {
  const page = await withTheme({}, undefined, zoom);
  const late = page.waitForResponse(LATE);
  await page.waitForSelector(READY);
  await late;
  const zoomed = page.locator(`${CURRENT} > .zoomImg`);
  await page.mouse.move(0, 0);
  await page.hover(`${CURRENT} a`);
  await expect.poll(() => zoomed.count()).toBe(0);
  return {
    page,
    zoomed,
    shows: () => expect.poll(() => zoomed.evaluate((image) => getComputedStyle(image).opacity)).toBe('1'),
    /** The large picture follows the mouse, and goes without a lightbox. */
    followsUntil: async (end: () => Promise<void>) => {
      const before = await zoomed.evaluate(({ style }) => style.transform);
      await page.hover(`${CURRENT} a`, { position: { x: 20, y: 20 } });
      expect(await zoomed.evaluate(({ style }) => style.transform)).not.toBe(before);
      await end();
      expect([await zoomed.count(), await page.locator(LIGHTBOX).count()]).toEqual([0, 0]);
    },
  };
}

it('has dots that a keyboard reaches and moves along, and no thumbnails at any time', async () => {
  const code: (() => Promise<void>)[] = [];
  const page = await withTheme({ controlNav: true }, (opened) =>
    opened.route(codeOf('gallery'), (route) => void code.push(() => route.continue())),
  );
  await page.waitForSelector(`${GALLERY}[data-island-state]`);
  await expect.poll(() => code.length).toBeGreaterThan(0);
  expect(await page.locator(`${GALLERY} ol`).count()).toBe(0);
  await page.unroute(codeOf('gallery'));
  await Promise.all(code.map((go) => go()));
  await page.waitForSelector(READY);
  const dots = page.locator('ol.flex-control-paging a');
  await dots.first().waitFor();
  expect(await page.locator('.flex-control-thumbs').count()).toBe(0);
  await page.focus(`${CURRENT} a`);
  await page.keyboard.press('Tab');
  const focused = () => dots.evaluateAll((all) => all.findIndex((one) => one.matches(':focus')));
  expect(await focused()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seen(page)).toBe(1);
  expect(await focused()).toBe(1);
  expect(await dots.nth(1).getAttribute('aria-current')).toBe('true');
  await page.keyboard.press('End');
  await expect.poll(() => seen(page)).toBe((await dots.count()) - 1);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe((await dots.count()) - 1);
  await dots.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => seen(page)).toBe(0);
  await dots.nth(2).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => seen(page)).toBe(2);
  expect(await page.getByRole('button', { name: 'Go to slide 3' }).getAttribute('class')).toContain('flex-active');
  expect(new URL(page.url()).hash).toBe('');
  expect(await axe(page, GALLERY)).toEqual([]);
});

it('is a gallery while the code of its dots is late, and gets them when it has come', async () => {
  let requested: (release: () => Promise<void>) => void = () => {};
  const held = new Promise<() => Promise<void>>((resolve) => {
    requested = resolve;
  });
  const page = await withTheme({ controlNav: true }, (opened) =>
    opened.route(LATE, (route) => requested(() => route.continue())),
  );
  await page.waitForSelector(READY);
  const release = await held;
  await page.focus(`${CURRENT} a`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seen(page)).toBe(1);
  await release();
  await expect
    .poll(() => page.getByRole('button', { name: 'Go to slide 2' }).getAttribute('aria-current'))
    .toBe('true');
  expect(await page.evaluate((current) => document.activeElement?.closest(current) !== null, CURRENT)).toBe(true);
});

it('is a gallery without dots where their code never comes, and says so to developers only', async () => {
  let requests = 0;
  const page = await withTheme({ controlNav: true }, (opened) =>
    withoutCode(opened, LATE, () => {
      requests += 1;
    }),
  );
  await page.waitForSelector(READY);
  // A failed load is retried once.
  await expect.poll(() => requests).toBe(2);
  await page.focus(`${CURRENT} a`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seen(page)).toBe(1);
  expect(await page.locator(`${GALLERY} ol`).count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${LIGHTBOX} .pswp__img:not(.pswp__img--placeholder)`);
  const lines = takeConsole(page);
  expect(lines.filter((line) => /^uncaught: .*theme-code/.test(line))).toHaveLength(1);
  // The browser's own lines tell of the two requests.
  expect(lines.filter((line) => !line.includes('theme-code') && !line.includes('net::ERR_FAILED'))).toEqual([]);
});

it('has buttons for the previous and the next picture, which keep the focus at the ends', async () => {
  const page = await withTheme({ directionNav: true });
  await page.waitForSelector(READY);
  const [previous, next] = [page.locator('.flex-nav-prev > .flex-prev'), page.locator('.flex-nav-next > .flex-next')];
  await next.waitFor();
  const last = (await page.locator('.flex-control-thumbs button').count()) - 1;
  expect(await axe(page, GALLERY)).toEqual([]);
  expect(await previous.getAttribute('aria-disabled')).toBe('true');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => seen(page)).toBe(1);
  const region = page.locator('.widget_shopping_cart_live_region');
  await expect.poll(() => region.textContent()).toBe(`2 of ${last + 1}: Hedgerow Fly Mask, view 2`);
  for (let place = 2; place <= last; place += 1) {
    await page.keyboard.press('Space');
    await expect.poll(() => seen(page)).toBe(place);
  }
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Enter');
  expect(await next.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await seen(page)).toBe(last);
  await previous.click();
  await expect.poll(() => seen(page)).toBe(last - 1);
  expect(await axe(page, GALLERY)).toEqual([]);
});

it('loops by these buttons and by the arrow keys of thumbnails, from right to left, too', async () => {
  const page = await withTheme({ directionNav: true, animationLoop: true });
  await page.waitForSelector(READY);
  await page.locator('.flex-direction-nav .flex-prev').click();
  const last = (await page.locator('.flex-control-thumbs button').count()) - 1;
  await expect.poll(() => seen(page)).toBe(last);
  expect(await page.locator('.flex-direction-nav [aria-disabled]').count()).toBe(0);
  await page.locator('.flex-control-thumbs button').last().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seen(page)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seen(page)).toBe(last);
});

it('has nothing below its pictures for a theme without controls, from the start, and fetches nothing late', async () => {
  const late: string[] = [];
  const page = await withTheme({ controlNav: false }, (opened) =>
    opened.on('request', (request) => LATE.test(request.url()) && late.push(request.url())),
  );
  await page.waitForSelector(READY);
  expect(await page.locator(`${GALLERY} :is(ol, ul)`).count()).toBe(0);
  expect(await page.locator(CURRENT).count()).toBe(1);
  await page.focus(`${CURRENT} a`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seen(page)).toBe(1);
  expect(late).toEqual([]);
});

it('shows large pictures at a click, of the theme’s size, and opens the lightbox by keys', async () => {
  const { page, zoomed, shows, followsUntil } = await withZoom({ on: 'click', magnify: 2 });
  await page.click(`${CURRENT} a`);
  await shows();
  expect(await zoomed.evaluate(({ style }) => style.width)).toBe('1800px');
  await followsUntil(() => page.mouse.click(2, 2));
  await page.focus(`${CURRENT} a`);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${LIGHTBOX} .pswp__img:not(.pswp__img--placeholder)`);
});

it('shows large pictures as long as the mouse is down', async () => {
  const { page, shows, followsUntil } = await withZoom({ on: 'grab' });
  await page.mouse.down();
  await shows();
  await followsUntil(() => page.mouse.up());
});
