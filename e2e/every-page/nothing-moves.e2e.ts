import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { lastingPage, takeConsole } from '../support/browser.ts';
import { describeShifts, shiftsOf, shiftsThrough, watchShopShifts } from '../support/layout-shifts.ts';
import { demoPaths } from './paths.ts';

/** The delay of each of our files, in ms: longer than the first paint takes. */
const DELAY = 100;

/** The cumulative layout shift that a page may have, as search engines count it "good" five times over. */
const LIMIT = 0.02;

const PLACES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

const paths = await demoPaths();

describe.each(Object.entries(PLACES))('on a %s, with our files late', (_, viewport) => {
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

  it.each(paths)('nothing moves at %s', async (path) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await shiftsThrough(page);
    await page.waitForLoadState('networkidle');
    const shift = await shiftsOf(page);
    expect(shift, shift > LIMIT ? await describeShifts(page) : '').toBeLessThanOrEqual(LIMIT);
    takeConsole(page);
  });
});
