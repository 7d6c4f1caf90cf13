import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

const CORE = '.price_slider_wrapper[data-island-state="ready"]';
const BUILDER = '.double-slider-wrap[data-island-state="ready"]';
const HANDLES = `${CORE} .ui-slider-handle`;

const fields = (page: Page, root = CORE) =>
  page
    .locator(root)
    .first()
    .locator('[name="min_price"], [name="max_price"]')
    .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')));
const texts = (page: Page) => page.locator(`${CORE} :is(.from, .to)`).allTextContents();
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
/** Limits of the demo shop's scale, in pounds. */
const scaleOf = (page: Page) =>
  page
    .locator(`${HANDLES} input`)
    .first()
    .evaluate((slider) => {
      if (!(slider instanceof HTMLInputElement)) throw new Error('Not a slider.');
      return { min: Number(slider.min), max: Number(slider.max) };
    });

/** Coordinates of a price on the first scale. */
async function placeOf(page: Page, price: number, isRightToLeft = false) {
  const { min, max } = await scaleOf(page);
  const box = await page.locator(`${CORE} .price_slider`).first().boundingBox();
  if (!box) throw new Error('The track is out of sight.');
  const share = (price - min) / (max - min);
  return { x: box.x + (isRightToLeft ? 1 - share : share) * box.width, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y, { steps: 3 });
  await page.mouse.move(to.x, to.y + 60, { steps: 3 });
  await page.mouse.up();
}

it('is dragged by mouse, filters by the button, and keeps the choice', async () => {
  const page = await withShop('/shop/?orderby=price');
  await page.locator(CORE).scrollIntoViewIfNeeded();
  const { min, max } = await scaleOf(page);
  await drag(page, await placeOf(page, min), await placeOf(page, 20));
  await drag(page, await placeOf(page, max), await placeOf(page, 120));
  expect(await fields(page)).toEqual(['20', '120']);
  expect(await texts(page)).toEqual(['£20', '£120']);
  expect(await page.isVisible('#min_price')).toBe(false);
  expect(await axe(page, CORE)).toEqual([]);
  await page.click(`${CORE} button`);
  await page.waitForURL('**min_price=20**');
  expect(parameters(page)).toEqual({ min_price: '20', max_price: '120', orderby: 'price' });
  await page.waitForSelector(CORE);
  expect(await texts(page)).toEqual(['£20', '£120']);
  const prices = await page.locator('.products .price').allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  // A product of several prices is found by each of them.
  const isOutside = (text: string) => {
    const all = [...text.replaceAll(',', '').matchAll(/£([\d.]+)/g)].map(([, price]) => Number(price));
    return Math.max(...all) < 20 || Math.min(...all) > 120;
  };
  expect(prices.filter(isOutside)).toEqual([]);

  await page.goBack();
  await page.locator(CORE).scrollIntoViewIfNeeded();
  expect(await fields(page)).toEqual(['20', '120']);
  await expect.poll(() => texts(page)).toEqual(['£20', '£120']);
});

it('is moved by keys, with its price announced, and shows which handle has the focus', async () => {
  const page = await withShop('/shop/');
  await page.locator(CORE).scrollIntoViewIfNeeded();
  const { min, max } = await scaleOf(page);
  const [lower, upper] = [page.locator(`${HANDLES} input`).first(), page.locator(`${HANDLES} input`).last()];
  await lower.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  expect(await lower.getAttribute('aria-valuetext')).toBe(`£${min + 20}`);
  await page.keyboard.press('Tab');
  expect(await upper.evaluate((slider) => slider === document.activeElement)).toBe(true);
  expect(
    await page
      .locator(HANDLES)
      .last()
      .evaluate((handle) => handle.style.outlineStyle),
  ).toBe('auto');
  await page.keyboard.press('PageDown');
  const [, value] = await fields(page);
  expect(Number(value)).toBeLessThanOrEqual(max - (max - min) / 5 + 10);
  await page.keyboard.press('Home');
  expect(await fields(page)).toEqual([String(min + 20), String(min + 20)]);
  const tree = await page.locator(CORE).ariaSnapshot();
  expect(tree).toContain('slider "Min price"');
  expect(tree).toContain('slider "Max price"');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**max_price=${min + 20}**`);
});

it('takes the right handle if both are at the same place', async () => {
  const page = await withShop('/shop/?min_price=60&max_price=60');
  await page.locator(CORE).scrollIntoViewIfNeeded();
  await drag(page, await placeOf(page, 60), await placeOf(page, 30));
  expect(await fields(page)).toEqual(['30', '60']);
  await page.goto(page.url());
  await page.locator(CORE).scrollIntoViewIfNeeded();
  await drag(page, await placeOf(page, 60), await placeOf(page, 90));
  expect(await fields(page)).toEqual(['60', '90']);
});

it('follows a finger, leaves scrolling to the page, and mirrors from right to left', async () => {
  const page = await withShop('/shop/?direction=rtl', {
    context: { hasTouch: true, viewport: { width: 390, height: 800 }, colorScheme: 'dark' },
  });
  // The island starts when it is near the viewport.
  await page.locator('.price_slider_wrapper').scrollIntoViewIfNeeded();
  await page.locator(CORE).scrollIntoViewIfNeeded();
  const { max } = await scaleOf(page);
  const place = await placeOf(page, 500, true);
  await page.touchscreen.tap(place.x, place.y);
  expect(await fields(page)).toEqual(['500', String(max)]);
  const lower = page.locator(`${HANDLES} input`).first();
  await lower.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  expect(await fields(page)).toEqual(['510', String(max)]);
  const box = await page.locator(HANDLES).first().boundingBox();
  const shown = await placeOf(page, 510, true);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - shown.x)).toBeLessThan(2);
  expect(await page.locator(`${CORE} .price_slider`).evaluate((track) => getComputedStyle(track).touchAction)).toBe(
    'pan-y',
  );
  // The browser scrolls and cancels the gesture.
  await page
    .locator(HANDLES)
    .first()
    .evaluate((handle) => {
      const { x, y } = handle.getBoundingClientRect();
      const raise = (type: string, clientX: number) =>
        handle.dispatchEvent(
          new PointerEvent(type, { pointerId: 7, pointerType: 'touch', clientX, clientY: y + 4, bubbles: true }),
        );
      raise('pointerdown', x + 5);
      raise('pointermove', x - 60);
      raise('pointercancel', x - 60);
    });
  expect(await fields(page)).toEqual(['510', String(max)]);
  expect(await axe(page, CORE)).toEqual([]);
});

it('keeps the builder’s handles apart and submits as soon as one is let go', async () => {
  const page = await withShop('/builder/shop/?orderby=date');
  const upper = page.locator(`${BUILDER} input.upper`);
  const box = await upper.boundingBox();
  if (!box) throw new Error('The slider is out of sight.');
  await page.mouse.move(box.x + box.width - 12, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  expect(await page.locator(`${BUILDER} .value.upper`).textContent()).toMatch(/^To: £\d+$/);
  expect(await axe(page, BUILDER)).toEqual([]);
  const [, chosen] = await fields(page, BUILDER);
  await page.mouse.up();
  await page.waitForURL('**max_price=**');
  expect(parameters(page)).toMatchObject({ max_price: chosen, orderby: 'date', paged: '1' });
  await page.waitForSelector(BUILDER);
  expect((await fields(page, BUILDER))[1]).toBe(String(Math.ceil(Number(chosen) / 10) * 10));
});

it('waits for further keys in the builder’s, and stops 4 before the other handle', async () => {
  const page = await withShop('/builder/shop/?min_price=10&max_price=60');
  await page.focus(`${BUILDER} input.lower`);
  await page.keyboard.press('End');
  expect(await fields(page, BUILDER)).toEqual(['56', '60']);
  await page.keyboard.press('ArrowLeft');
  expect(await fields(page, BUILDER)).toEqual(['55', '60']);
  await page.waitForURL('**min_price=55**');
});

it('works under a strict policy, two on a page, and by the fields where there is no scale', async () => {
  const page = await withShop('/elements/price-slider/?csp=strict');
  const sliders = page.locator('.price_slider_wrapper, [data-island="price-slider"]');
  for (const slider of await sliders.all()) {
    await slider.scrollIntoViewIfNeeded();
    await expect.poll(() => slider.getAttribute('data-island-state')).toBe('ready');
  }
  const second = page.locator('.price_slider_wrapper').nth(1);
  const before = await fields(page);
  await second.locator('.ui-slider-handle input').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await second.locator('.from').textContent()).toBe('£60');
  expect(await fields(page)).toEqual(before);
  const own = page.locator('[data-island="price-slider"]');
  await own.locator('input').last().focus();
  await page.keyboard.press('Home');
  expect(await own.locator('output').allTextContents()).toEqual(['20\u00a0€', '40\u00a0€']);
  const bare = page.locator('.price_slider_wrapper').nth(2);
  expect(await bare.locator('input[name="min_price"]').isVisible()).toBe(true);
  expect(await bare.locator('.price_slider').isVisible()).toBe(false);
  expect(await axe(page, 'main')).toEqual([]);
});

it('works without JavaScript, by fields and button', async () => {
  const page = await withShop('/shop/', { context: { javaScriptEnabled: false } });
  await page.fill('#min_price', '500');
  await page.click('.price_slider_amount button');
  expect(parameters(page)).toMatchObject({ min_price: '500' });
});
