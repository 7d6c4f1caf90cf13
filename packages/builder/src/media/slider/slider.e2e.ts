import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, takeConsole, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { tabIntoSlides } from '../../testing/tab-into-slides.ts';
import { builderSlider, stirrupSlider } from './fixture.ts';

const BUILDER = '/builder/elements/slider/';
const SPLIDE = /splide/;
const FIRST = '#brxe-slloop1';
const calm = { reducedMotion: 'reduce' } as const;
const entry = `
  import { start } from '@stirrup/runtime';
  import { slider } from '@stirrup/builder/slider';
  start(slider);
`;
const styles =
  '<style>.splide__track { overflow: hidden } .splide__list { display: flex } .splide__list > * { flex: 0 0 100% }</style>';

const live = async (page: Page, root: string) => {
  await page.locator(root).first().scrollIntoViewIfNeeded();
  await page.waitForSelector(`${root}.is-initialized`);
};
const shown = (page: Page, root: string) =>
  page.locator(`${root} .splide__slide.is-visible:not([inert]) h3`).allTextContents();
const attributesOf = (page: Page, selector: string, names: readonly string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, all) => all.map((name) => element.getAttribute(name)), names);

it('shows the first slide at the printed height before Splide comes, and nothing moves when it does', async () => {
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  const requests: string[] = [];
  const page = await withShop(BUILDER, {
    context: { ...calm, viewport: { width: 1280, height: 1000 } },
    prepare: (before) =>
      before.route(SPLIDE, async (route) => {
        requests.push(route.request().url());
        await held;
        await route.continue();
      }),
  });
  await page.waitForSelector(`${FIRST}.is-rendered`);
  const box = () => page.locator(FIRST).boundingBox();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  const before = await box();
  expect(before?.height).toBe(200);
  expect(await page.isVisible(`${FIRST} h3 >> text=Saddles`)).toBe(true);
  release();
  await live(page, FIRST);
  expect(await box()).toEqual(before);
  expect(requests.filter((url) => /splide\.esm/.test(url)).length).toBeLessThanOrEqual(1);
});

it('says what it is in the page’s language, keeps printed names and ids, and hides from nobody what it shows', async () => {
  const page = await withShop(BUILDER, {
    context: calm,
    prepare: (before) =>
      before.addInitScript(() => {
        Object.assign(globalThis, { stirrup_texts: { nextSlide: 'Weiter', slideLabel: '%2$s Bilder, das %1$s.' } });
      }),
  });
  await live(page, FIRST);
  expect(await attributesOf(page, FIRST, ['aria-label', 'aria-roledescription', 'role'])).toEqual([
    'My slider here',
    'carousel',
    'region',
  ]);
  expect(await attributesOf(page, '#brxe-slloop1s1', ['aria-label', 'inert', 'role'])).toEqual([
    '3 Bilder, das 2.',
    '',
    'tabpanel',
  ]);
  expect(await attributesOf(page, `${FIRST} [role="tab"]`, ['aria-controls'])).toEqual(['brxe-slloop1s0']);
  expect(await attributesOf(page, `${FIRST} .splide__arrow--next`, ['aria-label'])).toEqual(['Weiter']);
  expect(await page.locator(`${FIRST} .splide__slide:not([inert])`).count()).toBe(1);
  // keyboard: "false"
  await page.focus(`${FIRST} .splide__arrow--next`);
  await page.keyboard.press('ArrowRight');
  expect(await shown(page, FIRST)).toEqual(['Saddles']);
  await page.keyboard.press('Enter');
  expect(await shown(page, FIRST)).toEqual(['Bridles']);
  expect(await attributesOf(page, `${FIRST} .splide__track`, ['aria-live'])).toEqual(['polite']);
  // A slider in step with it.
  await live(page, '#brxe-slhigh');
  await page.click(`#brxe-slhigh .splide__arrow--next`);
  await expect.poll(() => shown(page, FIRST)).toEqual(['Bridles']);
  expect(await shown(page, '#brxe-slhigh')).toEqual(['Bridles']);
  // A link in a slide that goes keeps the focus in the slider.
  await page.focus('#brxe-slhigh .splide__slide:not([inert]) a');
  await page.evaluate(() => document.querySelector<HTMLElement>('#brxe-slhigh .splide__arrow--next')?.click());
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('brxe-slhigh');
  expect(await axe(page)).toEqual([]);
});

it('moves by itself until a visitor stops it, and with reduced motion not before a visitor starts it', async () => {
  const auto = '#brxe-slauto';
  const toggle = `${auto} .splide__toggle`;
  const page = await withShop(BUILDER);
  await live(page, auto);
  expect(await attributesOf(page, toggle, ['aria-label'])).toEqual(['Pause autoplay']);
  expect(await attributesOf(page, `${auto} .splide__track`, ['aria-live'])).toEqual(['off']);
  await expect.poll(() => shown(page, auto)).toEqual(['Bridles']);
  await page.click(toggle);
  expect(await attributesOf(page, toggle, ['aria-label'])).toEqual(['Start autoplay']);
  expect(await attributesOf(page, `${auto} .splide__track`, ['aria-live'])).toEqual(['polite']);

  const still = await withShop(BUILDER, { context: calm });
  await live(still, auto);
  expect(await attributesOf(still, toggle, ['aria-label'])).toEqual(['Start autoplay']);
  await still.click(toggle);
  await still.mouse.move(0, 0);
  await still.locator(':focus').blur();
  await expect.poll(() => shown(still, auto)).toEqual(['Bridles']);
});

it('keeps the slide that a visitor has got to by keyboard, until the visitor starts it again', async () => {
  const options = { type: 'loop', speed: 0, arrows: false, autoplay: true, interval: 300, pauseOnFocus: false };
  const page = await openPage(`${styles}${stirrupSlider({ id: 'one', options })}`, { entry });
  await live(page, '#one');
  await page.keyboard.press('Tab');
  await tabIntoSlides(page, 'See all');
  expect(await attributesOf(page, '#one .splide__toggle', ['aria-label'])).toEqual(['Start autoplay']);
});

it('gives the focus of an arrow to the other one at the end, not to its stop button', async () => {
  const options = { autoplay: true, interval: 60_000 };
  const page = await openPage(`${styles}${stirrupSlider({ id: 'one', options })}`, { entry, context: calm });
  await live(page, '#one');
  await page.focus('#one .splide__arrow--next');
  for (const title of ['Bridles', 'Rugs']) {
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page, '#one')).toEqual([title]);
  }
  expect(await attributesOf(page, ':focus', ['aria-label', 'disabled'])).toEqual(['Previous slide', null]);
});

it('goes from right to left where the page does', async () => {
  const slides = ['Saddles', 'Bridles', 'Rugs', 'Boots'];
  const sliders = ['loop', 'slide', 'fade'].map((type) => stirrupSlider({ id: type, options: { type }, slides }));
  const page = await openPage(
    `<link rel="stylesheet" href="/stirrup/stirrup.css"><div dir="rtl">${sliders.join('')}</div>`,
    { entry, context: calm },
  );
  for (const root of ['#loop', '#slide', '#fade']) {
    await live(page, root);
    const x = async (selector: string) => (await page.locator(`${root} ${selector}`).boundingBox())?.x ?? 0;
    expect(await x('.splide__arrow--prev')).toBeGreaterThan(await x('.splide__arrow--next'));
    for (const title of ['Saddles', 'Bridles', 'Rugs']) {
      await expect.poll(() => shown(page, root)).toEqual([title]);
      expect(await x('.splide__slide.is-active:not(.splide__slide--clone)')).toBeCloseTo(await x('.splide__track'), 0);
      await page.click(`${root} .splide__arrow--next`);
    }
  }
});

it('takes up slides of a loop that come later; their islands live', async () => {
  const page = await withShop(BUILDER, { context: calm });
  const root = '#brxe-slprod';
  await live(page, root);
  expect(await page.locator(`${root} .splide__slide`).count()).toBe(3);
  await page.click('.brxe-button >> text=Load more');
  await expect.poll(() => page.locator(`${root} .splide__slide`).count()).toBe(6);
  expect(await attributesOf(page, `${root} .splide__slide`, ['aria-label'])).toEqual(['1 of 6']);
  await page.click(`${root} .splide__arrow--next`);
  await page.click(`${root} .splide__slide:not([inert]) .add_to_cart_button`);
  await page.waitForSelector(`${root} .added`);
});

it('is a row to scroll where Splide does not come, or the window is narrow', async () => {
  const page = await withShop(BUILDER, {
    context: { ...calm, viewport: { width: 390, height: 844 } },
    prepare: (before) => before.route(/splide/, (route) => route.abort()),
  });
  await page.waitForSelector(`${FIRST}[data-island-state="failed"]`);
  await page.focus('#brxe-slloop1s1 a');
  expect(await page.isVisible('#brxe-slloop1s1 h3')).toBe(true);
  expect(await page.locator(`${FIRST} [inert], ${FIRST} .splide__slide`).count()).toBe(0);
  // Other sliders may still fail.
  await page.goto('about:blank');
  takeFailedRequests(page);

  const narrow = await withShop(BUILDER, { context: { ...calm, viewport: { width: 390, height: 844 } } });
  await narrow.locator('#brxe-sltwo').scrollIntoViewIfNeeded();
  await narrow.waitForSelector('#brxe-sltwo[data-island-state="ready"]');
  expect(await narrow.locator('#brxe-sltwo :is([inert], [aria-hidden])').count()).toBe(0);
  await narrow.setViewportSize({ width: 1280, height: 800 });
  await live(narrow, '#brxe-sltwo');
  expect(await shown(narrow, '#brxe-sltwo')).toEqual(['Saddles', 'Bridles']);
});

it('is as low as a breakpoint says, and as high as it has been where it ends at one', async () => {
  const breakpoints = { 767: { height: '120px' }, 478: { destroy: true } };
  const markup = builderSlider({ id: 'low', options: { height: '300px', pagination: false, breakpoints } });
  const viewport = { width: 600, height: 800 };
  const page = await openPage(`${styles}${markup}`, { entry, context: { ...calm, viewport } });
  await live(page, '#brxe-low');
  const height = async () => (await page.locator('#brxe-low .splide__list').boundingBox())?.height;
  expect(await height()).toBe(120);
  await page.setViewportSize({ ...viewport, width: 390 });
  await page.waitForSelector('#brxe-low:not(.is-initialized)');
  expect(await height()).toBe(300);
});

it.each([
  ['our own', stirrupSlider({ id: 'one', options: { autoplay: true } })],
  ['the builder’s', builderSlider({ id: 'one', options: { autoplay: true } })],
])('has one button that pauses in the copy of a live slider, too: %s', async (_, markup) => {
  const page = await openPage(`${styles}<div class="row">${markup}</div>`, { entry });
  await page.waitForSelector('.row > .is-initialized');
  await page.$eval('.row', (row) => row.append(row.firstElementChild?.cloneNode(true) ?? ''));
  const copy = page.locator('.row > :last-child');
  await page.waitForSelector('.row > :last-child[data-island-state="ready"]');
  const toggle = copy.locator('.splide__toggle');
  await expect.poll(() => toggle.count()).toBe(1);
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-label')).toBe('Start autoplay');
  const left = await copy.evaluate(async (root) => {
    root.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return root.querySelectorAll('.splide__toggle').length;
  });
  expect(left).toBe(0);
});

it('uses the page’s own Splide, and leaves the markup as it was printed', async () => {
  const markup = `${styles}${stirrupSlider({ id: 'one', options: { type: 'loop', autoplay: true }, more: { style: 'color: red' } })}
    ${builderSlider({ id: 'two', options: { perPage: 'none', speed: -1, breakpoints: 'x' } as never })}
    <div class="brxe-slider-nested splide" id="bad" data-splide='{"type":' style=""><div class="splide__track"><div class="splide__list"><div class="brxe-block">A</div></div></div></div>
    <div class="brxe-slider-nested splide" id="bare"><div class="splide__track"></div></div>
    <div class="brxe-slider-nested splide" id="empty" data-splide="{}"><div class="splide__track"><div class="splide__list"></div></div></div>`;
  const page = await openPage(`${markup}<script>bricksData = { splideInstances: {} }</script>`, {
    entry: `${entry}
      import { Splide } from '@splidejs/splide';
      globalThis.made = 0;
      globalThis.Splide = class extends Splide { constructor(...all) { super(...all); globalThis.made += 1 } };`,
  });
  await page.waitForFunction(() => document.querySelectorAll('[data-island-state="ready"]').length === 5);
  expect(await page.evaluate('made')).toBeGreaterThan(2);
  expect(await page.evaluate(() => document.querySelector('#bad')?.classList.contains('is-initialized'))).toBe(true);
  expect(await page.evaluate('Object.keys(bricksData.splideInstances)')).toEqual(['two']);
  const printed = await page.evaluate((html) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    return ['#one', '#bad'].map((id) => box.querySelector(id)?.outerHTML);
  }, markup);
  const left = await page.evaluate(async () => {
    const roots = ['#one', '#bad'].map((id) => document.querySelector(id));
    for (const root of roots) root?.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return roots.map((root) => root?.outerHTML);
  });
  expect(left).toEqual(printed);
  // The page prints little of the builder's settings, and one set of options is cut off.
  const warnings = /bricksData\.\w+ is missing|data-splide is .*expected a JSON object/;
  expect(takeConsole(page).filter((line) => !warnings.test(line))).toEqual([]);
});
