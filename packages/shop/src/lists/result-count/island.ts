import { defineIsland } from '@stirrup/runtime';

/**
 * How many products a listing shows: after filtering or sorting, screen readers hear it.
 *
 * @example
 * ```html
 * <p class="woocommerce-result-count" role="status">Showing 1–12 of 17 results</p>
 *
 * <p data-island="result-count" role="status">17 saddles</p>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { resultCount } from '@stirrup/shop/result-count';
 *
 * start(resultCount);
 * ```
 * Follows woocommerce.md §3.17, §4.1.
 */
export const resultCount = defineIsland({
  name: 'result-count',
  selectors: { stirrup: '[data-island="result-count"]', woocommerce: '.woocommerce-result-count' },
  // It tells the count, too (woocommerce.md §4.1).
  yieldsTo: { woocommerce: '#woocommerce-js' },
  start: 'visible',
  load: () => import('./result-count.ts'),
});
