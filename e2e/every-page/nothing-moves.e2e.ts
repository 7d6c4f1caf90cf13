import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { lastingPage, takeConsole } from '../support/browser.ts';
import { describeShifts, shiftsThrough, watchShopShifts } from '../support/layout-shifts.ts';
import { demoPaths } from './paths.ts';

/** Latency of each file of ours, in ms. */
const SLOW = 100;

/** Pages that make room for what the visitor has scrolled to: the next results of an endless list. */
const ENDLESS = ['/journal/', '/builder/journal/'];

const paths = (await demoPaths()).filter((path) => !ENDLESS.includes(path));

describe.each([1280, 390])('at %i px', (width) => {
  let page: Page;
  beforeAll(async () => {
    page = await lastingPage({ baseURL: inject('shop'), viewport: { width, height: 844 } });
    await watchShopShifts(page);
    await page.route(/\/stirrup\/(?:chunks|islands)\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW));
      await route.continue().catch(() => undefined);
    });
  });

  it.each(paths)('nothing moves on a slow network: %s', async (path) => {
    await page.goto(path);
    await page.waitForSelector('[data-island-state="ready"]', { state: 'attached' });
    // Islands that are fetched at rest are up before the visitor scrolls.
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(() => requestIdleCallback(rest))));
    await page.waitForFunction(() => !document.querySelector('[data-island-state="loading"]'));
    const shift = await shiftsThrough(page);
    expect(shift, await describeShifts(page)).toBeLessThan(0.02);
    takeConsole(page);
  });
});
