import { expect, it } from 'vitest';
import { axe, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const TOOLBAR = ':is([data-island="grid-filter"], .bricks-isotope-filters)';
const READY = `${TOOLBAR}[data-island-state="ready"]`;

it.each(['/elements/grid-filter/', '/builder/elements/grid-filter/'])(
  'filters by keyboard and pointer, announces, and keeps each grid to itself, on %s',
  async (path) => {
    const page = await withShop(path, {
      prepare: (before) =>
        before.addInitScript(() => {
          const { animate } = Element.prototype;
          Object.assign(globalThis, { moved: 0 });
          Element.prototype.animate = function (...given) {
            Reflect.set(globalThis, 'moved', Reflect.get(globalThis, 'moved') + 1);
            return animate.apply(this, given);
          };
        }),
    });
    await page.waitForSelector(READY);
    await page.waitForSelector(`${TOOLBAR} + ul[data-island-state="ready"]`);
    const moved = () => page.evaluate(() => Reflect.get(globalThis, 'moved'));
    const toolbar = page.getByRole('toolbar').first();
    const shown = (grid: number) =>
      page
        .locator(`${TOOLBAR} + ul`)
        .nth(grid)
        .evaluate(
          (list) => [...list.children].filter((item) => item.checkVisibility() && item.clientHeight > 0).length,
        );
    const said = () => page.locator('[role="status"].widget_shopping_cart_live_region').textContent();
    expect(await axe(page, '.element-example')).toEqual([]);
    expect([await shown(0), await shown(1)]).toEqual([7, 7]);
    await toolbar.getByRole('radio', { name: 'All' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await shown(0)).toBe(7);
    await page.keyboard.press('Space');
    await expect.poll(() => shown(0)).toBe(3);
    expect([await shown(1), await said()]).toEqual([7, 'Results: 3']);
    expect(await toolbar.getByRole('radio', { checked: true }).textContent()).toBe('Places');
    // Those that stay glide to their places, those that come appear.
    // Otherwise the grid is laid out only once for this change and the next, and nothing moves.
    await waitForFrames(page);
    const before = await moved();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(0)).toBe(7);
    await expect.poll(moved).toBeGreaterThan(before);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('2024');
    await toolbar.getByRole('radio', { name: '2024' }).click();
    await expect.poll(() => shown(0)).toBe(2);
    expect(await axe(page, '.element-example')).toEqual([]);
    // One tab stop, at the active filter.
    expect(await toolbar.locator('[tabindex="0"]').allTextContents()).toEqual(['2024']);
  },
);

it('shows every item when its code cannot be loaded', async () => {
  const page = await withShop('/builder/elements/grid-filter/', {
    prepare: (before) => withoutCode(before, codeOf('grid-filter')),
  });
  await page.waitForSelector(`${TOOLBAR}[data-island-state="failed"]`);
  // The code of the grid is in the same file.
  await page.waitForSelector('.isotope[data-island-state="failed"]');
  expect(
    await page.locator('.bricks-layout-item').evaluateAll((list) => list.every((item) => item.checkVisibility())),
  ).toBe(true);
  expect(takeConsole(page).length).toBeGreaterThan(0);
});
