import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { takeConsole, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';

const MASK = '/product/hedgerow-fly-mask/?swatches=none';
const READY = '.woocommerce-product-gallery[data-island-state="ready"]';
const TRIGGER = '.woocommerce-product-gallery__trigger';
const LIGHTBOX = '.pswp--open';
const CODE = '**/open-pictures-*.js*';

async function shop(options: Parameters<typeof withShop>[1] = {}, path = MASK): Promise<Page> {
  const page = await withShop(path, { context: { reducedMotion: 'reduce' }, ...options });
  await page.waitForSelector(READY);
  await page.focus(TRIGGER);
  return page;
}
const opened = (page: Page) => page.waitForSelector(`${LIGHTBOX} .pswp__img:not(.pswp__img--placeholder)`);
/** The focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.tagName ?? '';
  });
const status = (page: Page) => page.textContent(`${LIGHTBOX} [role="status"]`);

it('keeps Tab inside, forwards and backwards, for as long as it is open', async () => {
  const page = await shop();
  await page.keyboard.press('Enter');
  await opened(page);
  const round = async (key: string) => {
    const names: string[] = [];
    for (let press = 0; press < 7; press += 1) {
      await page.keyboard.press(key);
      names.push(await focused(page));
    }
    return names;
  };
  const names = await round('Tab');
  const count = new Set(names).size;
  expect(count).toBeGreaterThan(2);
  expect(names).toEqual(names.map((_, index) => names[index % count]));
  expect(await round('Shift+Tab')).not.toContain('BODY');
  await page.keyboard.press('Escape');
  await page.waitForSelector(LIGHTBOX, { state: 'detached' });
  expect(await focused(page)).toBe('View full-screen image gallery');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.pswp') ?? null)).toBeNull();
});

it('announces each picture and its caption once', async () => {
  const page = await withShop(MASK, { context: { reducedMotion: 'reduce' } });
  await page.waitForSelector(READY);
  const alts = await page.$$eval('.woocommerce-product-gallery__image img:not(.zoomImg)', (all) =>
    all.map((image) => image.getAttribute('alt')),
  );
  await page.$$eval('.woocommerce-product-gallery__image img', ([, second]) =>
    second?.setAttribute('data-caption', '<em>Fine</em> mesh'),
  );
  await page.evaluate(() =>
    Reflect.set(globalThis, 'bricksData', { i18n: { splide: { slideLabel: '%1$s von %2$s' } } }),
  );
  await page.click(TRIGGER);
  await opened(page);
  const total = alts.length;
  const dialog = page.locator(LIGHTBOX);
  const described = await dialog.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect([described, await status(page)]).toEqual(Array(2).fill(`1 von ${total}: ${alts[0]}`));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => status(page)).toBe(`2 von ${total}: Fine mesh`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => status(page)).toBe(`3 von ${total}: ${alts[2]}`);
  expect(await dialog.locator('[aria-live="polite"], [role="status"]').count()).toBe(1);
});

it('keeps the focus where an arrow leads no further', async () => {
  const page = await withShop(MASK, { context: { reducedMotion: 'reduce' }, prepare: keepTwo });
  await page.waitForSelector(READY);
  await page.click(TRIGGER);
  await opened(page);
  await page.focus('.pswp__button--arrow--next');
  await page.keyboard.press('Enter');
  await expect.poll(() => status(page)).toMatch(/^2 of 2/);
  expect(await page.evaluate(() => document.activeElement?.closest('.pswp') !== null)).toBe(true);
});

/** Keeps two pictures, with which the lightbox does not wrap around. */
const keepTwo = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const slide of [...document.querySelectorAll('.woocommerce-product-gallery__image')].slice(2))
        slide.remove();
    }),
  );

it('opens once, however late its code and however many clicks', async () => {
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  // From before the page loads: Chromium may let a request pass that begins just after a route has been added.
  const page = await shop({
    prepare: (before) =>
      before.route(CODE, async (route) => {
        await held;
        await route.continue();
      }),
  });
  const address = page.url();
  const requested = page.waitForRequest(CODE);
  for (const key of ['Enter', 'Enter', 'Enter']) await page.keyboard.press(key);
  await requested;
  deliver();
  await opened(page);
  // A second click, after all.
  await page.evaluate((trigger) => document.querySelector<HTMLElement>(trigger)?.click(), TRIGGER);
  await page.keyboard.press('Enter');
  expect([await page.locator('.pswp--open').count(), page.url()]).toEqual([1, address]);
});

it('leads to the file where its code cannot be fetched', async () => {
  const page = await shop({ prepare: (before) => before.route(CODE, (route) => route.abort()) });
  const file = await page.getAttribute('.woocommerce-product-gallery__image a', 'href');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL(file ?? '');
  takeFailedRequests(page);
});

it('opens beside a default policy where Trusted Types are enforced; without one it leads to the file', async () => {
  const path = `${MASK}&csp=strict`;
  const allowed = await shop(
    {
      prepare: async (before) => {
        await before.route('**/product/**', async (route) => {
          const response = await route.fetch();
          const policy = response.headers()['content-security-policy'] ?? '';
          const headers = { ...response.headers(), 'content-security-policy': `${policy} default` };
          await route.fulfill({ response, headers });
        });
        await before.addInitScript(() => {
          const { trustedTypes } = globalThis as {
            trustedTypes?: { createPolicy: (name: string, rules: object) => void };
          };
          trustedTypes?.createPolicy('default', { createHTML: (html: string) => html });
        });
      },
    },
    path,
  );
  await allowed.keyboard.press('Enter');
  await opened(allowed);

  const refused = await shop({}, path);
  const file = await refused.getAttribute('.woocommerce-product-gallery__image a', 'href');
  const failed = refused.waitForEvent('pageerror');
  await refused.keyboard.press('Enter');
  await failed;
  await refused.keyboard.press('Enter');
  await refused.waitForURL(file ?? '');
  // The browser tells of what the policy has refused.
  expect(takeConsole(refused).join()).toContain('TrustedHTML');
});

it('stays on the page when it fails after it has begun, which is as it was; the next click leads to the file', async () => {
  const page = await shop();
  const address = page.url();
  // The first DOM call of PhotoSwipe after its insertion into the page.
  await page.evaluate(() => {
    const getBoundingClientRect = Object.getOwnPropertyDescriptor(Element.prototype, 'getBoundingClientRect');
    Element.prototype.getBoundingClientRect = () => {
      if (!document.querySelector('.pswp--open')) return new DOMRect();
      if (getBoundingClientRect)
        Object.defineProperty(Element.prototype, 'getBoundingClientRect', getBoundingClientRect);
      throw new Error('no picture');
    };
  });
  const failed = page.waitForEvent('pageerror');
  await page.keyboard.press('Enter');
  expect((await failed).message).toBe('no picture');
  await page.waitForSelector(LIGHTBOX, { state: 'detached' });
  expect([page.url(), await page.locator('body > [inert]').count(), await focused(page)]).toEqual([
    address,
    0,
    'View full-screen image gallery',
  ]);
  const file = await page.getAttribute('.woocommerce-product-gallery__image a', 'href');
  await page.keyboard.press('Enter');
  await page.waitForURL(file ?? '');
  // The browser also logs the error, at any time.
  expect(takeConsole(page).every((line) => line.includes('no picture'))).toBe(true);
});

it('says in the page’s language that a picture cannot be shown, and links to its file', async () => {
  const page = await shop({
    prepare: (before) =>
      before.addInitScript(() =>
        Reflect.set(globalThis, 'stirrup_texts', { notShown: 'Kein Bild.', openFile: 'Datei' }),
      ),
  });
  await page.$$eval('.woocommerce-product-gallery__image a', ([first]) => {
    first?.setAttribute('href', '/no-such.jpg');
    first?.querySelector('img')?.setAttribute('data-large_image', '/no-such.jpg');
  });
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${LIGHTBOX} >> text=Kein Bild.`);
  await page.waitForSelector(`${LIGHTBOX} a[href$="/no-such.jpg"]:has-text("Datei")`);
  expect(await status(page)).toContain('Kein Bild.');
  takeFailedRequests(page);
});
