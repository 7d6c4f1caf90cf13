import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { lastingPage, openPage, takeFailedRequests } from '../support/browser.ts';
import { describeShifts, shiftsOf, shiftsThrough, watchShifts, watchShopShifts } from '../support/layout-shifts.ts';

/** The delay of each of our files, in ms: longer than the first paint takes. */
const DELAY = 100;

/** The cumulative layout shift that a page may have; search engines call five times as much good. */
const LIMIT = 0.02;

const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

/** A page of each kind, and those of elements that are filled, closed or laid out by their code. */
const PATHS = [
  '/shop/',
  '/product/hazel-snaffle-bridle/',
  '/cart/',
  '/my-account/',
  '/builder/',
  '/builder/shop/',
  '/builder/product/paddock-saddle-pad/',
  '/builder/contact/',
  '/builder/elements/tabs/',
  '/builder/elements/popups/',
  '/plain/horses.html',
];

describe.each(Object.entries(VIEWPORTS))('on a %s, with our files late', (_, viewport) => {
  let page: Page;
  beforeAll(async () => {
    page = await lastingPage({ baseURL: inject('shop'), viewport });
    await watchShopShifts(page, { isTagLate: true });
    await page.route('**/stirrup/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY));
      // The page may have been left.
      await route.continue().catch(() => undefined);
    });
  });

  it.each(PATHS)('nothing moves at %s', async (path) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await shiftsThrough(page);
    // Islands that scrolling has started, and what they fetch later; "networkidle" comes once per document.
    await page.waitForFunction(() => !document.querySelector('[data-island-state="loading"]'));
    await page.waitForTimeout(3 * DELAY);
    const shift = await shiftsOf(page);
    expect(shift, shift > LIMIT ? await describeShifts(page) : '').toBeLessThanOrEqual(LIMIT);
    takeFailedRequests(page);
  });
});

it('finds a page that moves, and what moved', async () => {
  const words = 'Pushed down by a box that comes late. '.repeat(60);
  const page = await openPage(`<h1>Careless</h1><p id="text">${words}</p>`, { prepare: watchShifts });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await page.evaluate(() => {
    const box = Object.assign(document.createElement('div'), { innerHTML: '<br>'.repeat(20) });
    document.querySelector('#text')?.before(box);
  });
  await expect.poll(() => shiftsOf(page)).toBeGreaterThan(LIMIT);
  expect(await describeShifts(page)).toContain('p. ');
});
