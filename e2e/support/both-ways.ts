import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect } from 'vitest';

/**
 * Ways to run a shop with Stirrup: in place of its legacy scripts, or beside all of them. Visitors notice no
 * difference.
 */
const WAYS = [
  ['ours alone', ''],
  ['ours beside the legacy scripts', 'legacy=shop'],
] as const;

/**
 * Counters of `fixtures/cms/legacy`: actions that its scripts handled themselves.
 */
const COUNTERS = [
  ...['legacyAdding', 'legacyCart', 'legacyVariations'],
  ...['legacyBuilderShop', 'legacyCheckout', 'legacyBuilder'],
  ...['legacyWoocommerce', 'legacySwatches'],
];

/** Actions that belong to the legacy scripts: reviews of orders, and the looks of printed swatches. */
const THEIRS = ['reviews', 'refreshed'];

let way: (typeof WAYS)[number][1] = '';
const pages: Page[] = [];

/**
 * Defines tests twice: on pages of the demo shop with our script alone, and beside versions of every script that it
 * replaces. They must pass either way, and the legacy scripts must have done nothing by themselves.
 *
 * @example
 * ```ts
 * inBothWays(() => {
 *   it('removes a line', async () => {
 *     const page = await withShop('/shop/');
 *     …
 *   });
 * });
 * ```
 */
export function inBothWays(define: () => void): void {
  describe.each(WAYS)('%s', (_name, query) => {
    beforeEach(() => {
      way = query;
    });
    afterEach(async () => {
      way = '';
      for (const page of pages.splice(0)) if (!page.isClosed()) expect(await doneByLegacyScripts(page)).toEqual([]);
    });
    define();
  });
}

/** The address of a page of the demo shop, in the current test's way. */
export function inWay(path: string): string {
  return way ? `${path}${path.includes('?') ? '&' : '?'}${way}` : path;
}

/** Checks a page's counters at the end of its test. */
export function lookAfter(page: Page): void {
  if (way) pages.push(page);
}

/** Number of times the legacy script has fetched the cart on a page, which it does by itself in every new tab. */
export async function fetchedByLegacyScript(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(globalThis, 'legacyFragments')?.refreshes ?? 0);
}

function doneByLegacyScripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ names, theirs }) =>
      names.flatMap((name) => {
        const counts: Record<string, number> = Reflect.get(globalThis, name) ?? {};
        const done = Object.entries(counts).filter(([act, times]) => !theirs.includes(act) && times > 0);
        return done.map(([act, times]) => `${name}: ${act}, ${times} times`);
      }),
    { names: COUNTERS, theirs: THEIRS },
  );
}
