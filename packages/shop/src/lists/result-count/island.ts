import { defineIsland } from '@stirrup/runtime';

/**
 * The number of products in a listing, announced after filtering or sorting.
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
  selectors: { woocommerce: '.woocommerce-result-count' },
  // That script announces the count itself (woocommerce.md §4.1).
  yieldsTo: { woocommerce: '#woocommerce-js' },
  start: 'visible',
  load: () => import('./result-count.ts'),
});
