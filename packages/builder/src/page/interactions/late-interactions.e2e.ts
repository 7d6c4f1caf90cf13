import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { whenShown } from '../../testing/filter-calls.ts';

const PATH = '/builder/elements/filters/';
const WORDS = '#filter-words';

/** Opens a page whose interactions are delayed until they are released. */
async function openHeld(path: string): Promise<{ page: Page; release: () => void }> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await withShop(path, {
    prepare: (fresh) =>
      fresh.route(codeOf('interactions'), async (route) => {
        await isReleased;
        await route.continue();
      }),
  });
  return { page, release };
}

const whenFiltersAreUp = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-brx-filter^="{"]:not([data-island-state="ready"])'));

it.each([
  ['', false],
  ['?brx_fisize=pony', true],
])('interactions on a filter’s options have the right state on load, %s', async (search, isShown) => {
  const { page, release } = await openHeld(PATH + search);
  await whenFiltersAreUp(page);
  expect(await page.isVisible(WORDS)).toBe(true);
  release();
  await page.waitForSelector(`${WORDS}[data-island-state="ready"]`, { state: 'attached' });
  await page.waitForSelector(WORDS, { state: isShown ? 'visible' : 'hidden' });
});

it('and after each choice, also if the code of interactions loaded first', async () => {
  const { page, release } = await openHeld(PATH);
  release();
  await page.waitForSelector(WORDS, { state: 'hidden' });
  await whenFiltersAreUp(page);
  await page.waitForSelector('.brx-query-trail[data-island-state="ready"] >> nth=0', { state: 'attached' });
  await whenShown(page, () => page.selectOption('#brxe-fisize', 'pony'));
  await page.waitForSelector(WORDS, { state: 'visible' });
  await whenShown(page, () => page.selectOption('#brxe-fisize', ''));
  await page.waitForSelector(WORDS, { state: 'hidden' });
});
