import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { filterCalls, whenShown } from '../../testing/filter-calls.ts';

const PATH = '/builder/catalogue/';
/** The file with the code of all filters. */
const FILTERS = codeOf('filter-choices');

/** Opens the catalogue with some of its code delayed until it is released, and a clock that the test can advance. */
async function openHeld(code: RegExp, search = ''): Promise<{ page: Page; calls: unknown[]; release: () => void }> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await withShop(PATH + search, {
    prepare: async (fresh) => {
      await fresh.clock.install();
      await fresh.route(code, async (route) => {
        await isReleased;
        await route.continue();
      });
    },
  });
  const calls = filterCalls(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  return { page, calls, release };
}

const box = (value: string) => `#brxe-cacolo input[value="${value}"]`;

it('applies six choices made while the code of filters was loading, for 12 s', async () => {
  const { page, calls, release } = await openHeld(FILTERS);
  await page.check(box('bay'));
  await page.check(box('moss'));
  await page.selectOption('#brxe-casort', 'title_DESC');
  await page.locator('#brxe-capric input[type="range"].min').focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  const low = Number(await page.inputValue('#brxe-capric input[type="range"].min'));
  await page.fill('#brxe-caweig input[type="number"].max', '4');
  await page.fill('#bricks-filter-search-casear', 'rug');
  await page.locator(box('moss')).focus();
  await page.clock.fastForward(12_000);
  expect(calls).toEqual([]);
  release();
  await expect
    .poll(() => calls.at(-1))
    .toMatchObject({
      cacolo: ['bay', 'moss'],
      casort: 'title_DESC',
      capric: [low, expect.any(Number)],
      caweig: [expect.any(Number), 4],
      casear: 'rug',
    });
  expect(await page.isChecked(box('bay'))).toBe(true);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

it('waits for a loop that is slower than its filters, instead of reloading the page', async () => {
  const { page, calls, release } = await openHeld(codeOf('query-loop'));
  await page.waitForSelector('#brxe-cacolo[data-island-state="ready"]');
  const isFetched = page.waitForResponse(/\/chunks\/results-code-/);
  await page.check(box('bay'));
  await isFetched;
  await page.check(box('moss'));
  await page.clock.fastForward(12_000);
  expect(calls).toEqual([]);
  await whenShown(page, async () => release());
  await expect.poll(() => calls.at(-1)).toEqual({ cacolo: ['bay', 'moss'] });
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

it('holds a click on a filter’s button without a limit', async () => {
  const { page, calls, release } = await openHeld(FILTERS, '?colour%5B%5D=bay');
  await page.waitForSelector('.brx-query-trail[data-island-state="ready"]', { state: 'attached' });
  await page.click('#brxe-carese');
  await page.clock.fastForward(12_000);
  expect(calls).toEqual([]);
  await whenShown(page, async () => release());
  expect([calls, await page.isChecked(box('bay'))]).toEqual([[{}], false]);
});

it('turns a page with filters that are still loading', async () => {
  const { page, calls, release } = await openHeld(FILTERS, '?colour%5B%5D=bay');
  const isFetched = page.waitForResponse(/\/chunks\/turn-code-/);
  // The time that the test takes is none of what the visitor waits.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('.bricks-pagination a.page-numbers', { hasText: /^2$/ }).click();
  await isFetched;
  await page.clock.fastForward(2000);
  expect(calls).toEqual([]);
  await page.clock.resume();
  await whenShown(page, async () => release());
  expect(calls).toEqual([{ cacolo: ['bay'], capagi: 2 }]);
  expect(await page.locator('.bricks-pagination .current').textContent()).toBe('2');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

it('retries failed code at the next choice, and applies both choices', async () => {
  let isBroken = true;
  const page = await withShop(PATH, {
    prepare: (fresh) => fresh.route(codeOf('filter-choices'), (route) => (isBroken ? route.abort() : route.continue())),
  });
  const calls = filterCalls(page);
  // A running attempt is shared.
  await page.waitForFunction(
    () => !document.querySelector(':is(.brxe-filter-checkbox, .brxe-filter-radio):not([data-island-state="failed"])'),
  );
  await page.waitForSelector('.brx-query-trail[data-island-state="ready"]', { state: 'attached' });
  await page.check(box('bay'));
  await page.waitForSelector('#brxe-cacolo[data-island-state="loading"]');
  await page.waitForSelector('#brxe-cacolo[data-island-state="failed"]');
  expect([calls, await page.isChecked(box('bay'))]).toEqual([[], true]);
  isBroken = false;
  await whenShown(page, () => page.check(box('moss')));
  expect(calls.at(-1)).toEqual({ cacolo: ['bay', 'moss'] });
  expect(takeConsole(page).every((message) => /ERR_FAILED|dynamically imported module/.test(message))).toBe(true);
});
