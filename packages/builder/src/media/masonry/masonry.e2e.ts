import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { shiftsOf, watchShopShifts } from '../../../../../e2e/support/layout-shifts.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const GRID = ':is([data-island="masonry"], .isotope)';
const READY = `${GRID}[data-island-state="ready"]`;

async function open(path: string, options: Parameters<typeof withShop>[1] = {}): Promise<Page> {
  const page = await withShop(path, options);
  await page.waitForSelector(READY);
  return page;
}

/** Boxes of the first grid's items, in px, relative to the grid. */
const boxes = (page: Page) =>
  page
    .locator(GRID)
    .first()
    .evaluate((grid) => {
      const { x: left, y: top } = grid.getBoundingClientRect();
      return [...grid.children].flatMap((item) => {
        const { x, y, width, height } = item.getBoundingClientRect();
        return height > 0 ? [{ x: x - left, y: y - top, width, height }] : [];
      });
    });

/** Columns of the first grid, by their distances from the left. */
const columns = async (page: Page) => new Set((await boxes(page)).map(({ x }) => Math.round(x))).size;

/** Distances between each item and the one above it, in px. */
async function gaps(page: Page): Promise<number[]> {
  const all = await boxes(page);
  return all.flatMap(({ x, y }) => {
    const above = all.filter((other) => Math.abs(other.x - x) < 2 && other.y < y - 2);
    const end = Math.max(...above.map((other) => other.y + other.height));
    return above.length > 0 ? [y - end] : [];
  });
}

describe.each(['/elements/masonry/', '/builder/elements/masonry/'])('%s', (path) => {
  it('has no holes: at first, in narrow windows, after a picture has grown, and with more items', async () => {
    const page = await open(path, { context: { reducedMotion: 'reduce' } });
    const isFull = () => expect.poll(async () => (await gaps(page)).every((gap) => gap > 5 && gap < 26)).toBe(true);
    expect(await columns(page)).toBe(3);
    await isFull();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => columns(page)).toBe(2);
    await isFull();
    await page
      .locator(`${GRID} img`)
      .first()
      .evaluate((image) => image.setAttribute('style', 'block-size: 500px'));
    await isFull();
    const count = (await boxes(page)).length;
    await page
      .locator(GRID)
      .first()
      .evaluate((grid) => {
        const copy = grid.firstElementChild?.cloneNode(true);
        if (copy instanceof HTMLElement) {
          copy.removeAttribute('style');
          grid.prepend(copy);
        }
      });
    await expect.poll(async () => (await boxes(page)).length).toBe(count + 1);
    await isFull();
  });

  it('begins at the right from right to left, and moves nothing below it on a slow network', async () => {
    const page = await open(`${path}?direction=rtl&csp=strict`, {
      prepare: async (before) => {
        await watchShopShifts(before);
        await before.route(codeOf('masonry'), async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 400));
          await route.continue();
        });
      },
    });
    const [first, second] = await boxes(page);
    expect(first?.x).toBeGreaterThan(second?.x ?? 0);
    expect(await shiftsOf(page)).toBeLessThan(0.02);
  });

  it('shows the grid when its code cannot be loaded', async () => {
    const page = await withShop(path, {
      prepare: (before) => withoutCode(before, codeOf('masonry')),
    });
    await page.waitForSelector(`${GRID}[data-island-state="failed"]`);
    const opacities = () =>
      page.locator(GRID).evaluateAll((list) => list.map((grid) => getComputedStyle(grid).opacity));
    await expect.poll(async () => new Set(await opacities())).toEqual(new Set(['1']));
    expect(takeConsole(page).length).toBeGreaterThan(0);
  });
});

it('leaves an item as many columns wide as its author has made it, where there are as many', async () => {
  const page = await withShop('/builder/elements/masonry/', {
    context: { reducedMotion: 'reduce' },
    prepare: (before) =>
      before.route(/\/elements\/masonry\/$/, async (route) => {
        const response = await route.fetch();
        const wide = '<style>.bricks-masonry > .brick:nth-child(3) { inline-size: 66.6% }</style>';
        await route.fulfill({ response, body: (await response.text()).replace('</head>', `${wide}</head>`) });
      }),
  });
  await page.waitForSelector('.bricks-masonry[data-island-state="ready"]');
  const bricks = (): Promise<DOMRect[]> =>
    page.locator('.brick').evaluateAll((all) => all.map((brick) => brick.getBoundingClientRect().toJSON()));
  const isWide = ([first, , third]: readonly DOMRect[]) => (third?.width ?? 0) > 1.9 * (first?.width ?? 0);
  const overlaps = (all: readonly DOMRect[]) =>
    all.filter((one) =>
      all.some(
        (other) =>
          other !== one &&
          other.x < one.right - 1 &&
          one.x < other.right - 1 &&
          other.y < one.bottom - 1 &&
          one.y < other.bottom - 1,
      ),
    );
  const all = await bricks();
  expect([isWide(all), overlaps(all)]).toEqual([true, []]);
  // Nor does the page scroll while the grid is laid out anew.
  const [before, after] = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const { scrollY: top } = globalThis;
    dispatchEvent(new Event('resize'));
    return [top, scrollY];
  });
  expect(after).toBe(before);
  await page.setViewportSize({ width: 350, height: 800 });
  await expect.poll(async () => new Set((await bricks()).map(({ width }) => Math.round(width))).size).toBe(1);
  expect(overlaps(await bricks())).toEqual([]);
});

it('glides to new places, by the options of the author, and not under reduced motion', async () => {
  const page = await open('/builder/elements/masonry/');
  const movesAfter = (selector: string) =>
    page.evaluate(async (first) => {
      document.querySelector(first)?.setAttribute('style', 'block-size: 700px');
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration);
    }, selector);
  const moves = await movesAfter('.bricks-layout-item img');
  expect(moves.length).toBeGreaterThan(0);
  expect(new Set(moves)).toEqual(new Set([400]));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  expect(await movesAfter('.bricks-layout-item:nth-child(2) img')).toEqual([]);
});
