import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withShop } from '../../../../e2e/support/browser.ts';

/** A page of the demo whose script tag never comes: its styles alone show what is open at first. */
const withoutTag = (path: string) =>
  withShop(path, {
    prepare: (page) =>
      page.route('**/stirrup/stirrup.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' })),
  });

/** Positions of the panes that show of the elements that a selector selects, in order. */
const shownIn = (page: Page, root: string, pane: string) =>
  page
    .locator(root)
    .evaluateAll(
      (roots, selector) =>
        roots.map((one) =>
          [...one.querySelectorAll(selector)].flatMap((each, index) => (each.checkVisibility() ? [index] : [])),
        ),
      pane,
    );

it('the pane shows that is open at first, until a script opens one', async () => {
  const page = await withoutTag('/builder/elements/tabs/');
  expect(await shownIn(page, '[data-open-tab="0"]', ':scope > .tab-content > .tab-pane')).toContainEqual([0]);
  expect(await shownIn(page, '[data-open-tab="1"]', ':scope > .tab-content > .tab-pane')).toContainEqual([1]);
  expect(await shownIn(page, '[data-open-tab="2"]', ':scope > .tab-content > .tab-pane')).toEqual([[2]]);
  await page.evaluate(() => document.querySelector('[data-open-tab="1"] .tab-pane')?.classList.add('brx-open'));
  expect(await shownIn(page, '[data-open-tab="1"]', '.tab-pane')).toContainEqual([0]);
});

it('tabs of other scripts, which have the same names, are left alone', async () => {
  const page = await withoutTag('/builder/elements/tabs/');
  await page.evaluate(() => {
    const pane = (name: string, display: string) =>
      `<div class="tab-pane ${name}" style="display: ${display}">Hay</div>`;
    const markup = `<div class="tab-content other">${pane('', 'none')}${pane('active', 'block')}</div>`;
    document.querySelector('main')?.insertAdjacentHTML('beforeend', markup);
  });
  expect(await shownIn(page, '.tab-content.other', '.tab-pane')).toEqual([[1]]);
});

it('panes of a product are hidden until a script opens one', async () => {
  const page = await withoutTag('/product/hazel-snaffle-bridle/');
  const panes = () => page.locator('.wc-tab').evaluateAll((all) => all.map((one) => getComputedStyle(one).visibility));
  const [first, ...others] = await panes();
  expect(first).toBe('visible');
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others)).toEqual(new Set(['hidden']));
  await page.evaluate(() => document.querySelector('.wc-tabs li')?.classList.add('active'));
  expect(new Set(await panes())).toEqual(new Set(['visible']));
});

it.each([
  [766, ['hidden', 'hidden']],
  [767, []],
] as const)('an accordion in place of tabs has room for its titles: at %i px', async (width, rooms) => {
  const page = await withoutTag('/builder/elements/tabs/');
  await page.setViewportSize({ width, height: 800 });
  const shown = await page
    .locator('[data-accordion-breakpoint="767"] [data-brx-tab-mode]')
    .evaluateAll((titles) =>
      titles.filter((title) => title.checkVisibility()).map((title) => getComputedStyle(title).visibility),
    );
  expect(shown).toEqual(rooms);
});

it('the items show that are open at first, until a script of the builder has found them', async () => {
  const page = await withoutTag('/builder/elements/accordions/');
  const items = ':scope > * > .accordion-content-wrapper';
  expect(await shownIn(page, '[data-script-args="expandFirstItem"]', items)).toEqual([[0]]);
  expect(await shownIn(page, '[data-expand-item="0,2"]', items)).toEqual([[0, 2]]);
  await page.evaluate(() => document.querySelector('[data-expand-item="0,2"]')?.setAttribute('data-expand-item', '10'));
  expect(await shownIn(page, '[data-expand-item="10"]', items)).toEqual([[]]);
  await page.evaluate(() => document.querySelector('[data-expand-item="10"]')?.setAttribute('data-expand-item', '0,2'));
  expect(await shownIn(page, '.brxe-accordion-nested:not([data-expand-item])', items)).toContainEqual([]);
  await page.evaluate(() => document.querySelector('[data-expand-item="0,2"] > *')?.classList.add('listening'));
  expect(await shownIn(page, '[data-expand-item="0,2"]', items)).toEqual([[2]]);
});
