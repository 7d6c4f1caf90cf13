import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

const PRICE = '#brxe-fipric';
const OWN = '[data-island="filter-range"]:has([name$="owpric"])';

/** Opens the page of filters, and counts their requests. */
async function open(path: string, root: string, direction = 'ltr', prepare?: (tab: Page) => unknown) {
  const asked: string[] = [];
  const page = await withShop(path, {
    prepare: async (tab) => {
      tab.on('request', (request) => request.url().includes('query_result') && asked.push(request.postData() ?? ''));
      await prepare?.(tab);
    },
  });
  await page.waitForSelector(`${root}[data-island-state="ready"]`);
  await page.waitForFunction(() => !document.querySelector('.brx-query-trail:not([data-island-state="ready"])'));
  await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
  const selected = () => asked.map((body) => Object.values(JSON.parse(body).selectedFilters)[0]);
  return { page, selected };
}

const values = (page: Page, root = PRICE) => page.locator(`${root} .value`).allTextContents();

/** The position on the page of a share of a slider's length; the handles' centres stop at the line's ends. */
async function placeAt(page: Page, root: string, share: number) {
  const box = await page.locator(`${root} input[type="range"]`).first().boundingBox();
  if (!box) throw new Error('The slider is out of sight.');
  return { x: box.x + box.height / 2 + share * (box.width - box.height), y: box.y + box.height / 2 };
}

async function drag(page: Page, root: string, from: number, to: number) {
  const [start, end] = [await placeAt(page, root, from), await placeAt(page, root, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, end.y, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

it('is dragged, sends one request per drag, and is restored from the address', async () => {
  const { page, selected } = await open('/builder/elements/filters/', PRICE);
  await page.locator(PRICE).scrollIntoViewIfNeeded();
  await drag(page, PRICE, 0, 0.25);
  await expect.poll(selected).toHaveLength(1);
  const [low = ''] = await values(page);
  const high = Number(await page.locator(`${PRICE} input[type="range"].max`).inputValue());
  expect(selected()).toEqual([[Number(low), high]]);
  await page.waitForSelector(`${PRICE}:not(.brx-filter-disabled)`);
  // Both handles are at one place: the upper one moves the other along, in either direction.
  await drag(page, PRICE, 1, 0.1);
  await expect.poll(selected).toHaveLength(2);
  expect(await values(page)).toEqual([low, low]);
  await drag(page, PRICE, 0.25, 0.6);
  await expect.poll(selected).toHaveLength(3);
  const [same, moved = ''] = await values(page);
  expect([same, Number(moved) > Number(low)]).toEqual([low, true]);
  await expect.poll(() => decodeURIComponent(page.url())).toContain(`?brx_fipric[]=${low}&brx_fipric[]=${moved}`);
  expect(await axe(page, PRICE)).toEqual([]);

  await page.reload();
  await page.waitForSelector(`${PRICE}[data-island-state="ready"]`);
  expect(await values(page)).toEqual([low, moved]);
});

it.each([
  ['ltr', 'ArrowRight', 'left'],
  ['rtl', 'ArrowLeft', 'right'],
] as const)('is moved by keys, reading %s, and keeps the focus', async (direction, key, side) => {
  const { page, selected } = await open('/elements/filters/', OWN, direction);
  const slider = page.locator(`${OWN} input[type="range"]`).first();
  const before = Number(await slider.inputValue());
  await slider.focus();
  await page.keyboard.down(key);
  await page.keyboard.down(key);
  await page.keyboard.down(key);
  expect(await slider.getAttribute('aria-valuetext')).toBe(String(before + 3));
  expect(selected()).toEqual([]);
  await page.keyboard.up(key);
  await expect.poll(selected).toHaveLength(1);
  await page.waitForFunction(() => document.querySelector('[role="status"]')?.textContent);
  expect(await slider.evaluate((element) => element === document.activeElement)).toBe(true);
  const style = await page.locator(`${OWN} .slider-track`).getAttribute('style');
  expect(style).toMatch(new RegExp(`(^|; )${side}: (0\\.|[1-9])`));
});

it('lets its upper end be the limit although no step leads there', async () => {
  const path = '/builder/elements/filters/';
  const { page, selected } = await open(path, PRICE, 'ltr', (tab) =>
    tab.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/(type="range"[^>]*-fipric"[^>]*) step="1"/g, '$1 step="100"');
      await route.fulfill({ response, body });
    }),
  );
  const whole = await values(page);
  const upper = page.locator(`${PRICE} input.max[type="range"]`);
  const { min, max, last } = await upper.evaluate((slider: HTMLInputElement) => ({
    min: Number(slider.min),
    max: Number(slider.defaultValue),
    last: Number(slider.value),
  }));
  expect(last).toBeLessThan(max);
  const share = (value: number) => (value - min) / (max - min);
  await page.locator(PRICE).scrollIntoViewIfNeeded();
  await drag(page, PRICE, share(last), share(min + 400));
  const choice = [min, min + 400];
  await expect.poll(selected).toEqual([choice]);
  await page.waitForSelector(`${PRICE}:not(.brx-filter-disabled)`);
  await drag(page, PRICE, share(min + 400), 1);
  // Without a limit nothing is selected.
  await expect.poll(selected).toEqual([choice, undefined]);
  expect([await values(page), new URL(page.url()).search]).toEqual([whole, '']);
});

it('accepts numbers within their limits', async () => {
  const { page, selected } = await open('/builder/elements/filters/', '#brxe-fiweig');
  const [low, high] = [page.locator('#form-field-min-fiweig'), page.locator('#form-field-max-fiweig')];
  const most = await high.inputValue();
  await high.fill('4000');
  await high.press('Enter');
  expect([await high.inputValue(), selected()]).toEqual([most, []]);
  await low.fill('2.5');
  await low.press('Enter');
  await expect.poll(selected).toEqual([[2.5, Number(most)]]);
  expect(await axe(page, '#brxe-fiweig')).toEqual([]);
});
