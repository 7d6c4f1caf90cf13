import { defineIsland } from '@stirrup/runtime';

/**
 * The order of a listing: a choice submits its form, together with the address's other parameters.
 *
 * @example
 * ```html
 * <form class="woocommerce-ordering" method="get">
 *   <select name="orderby" class="orderby" aria-label="Shop order"><option value="price">…</option></select>
 *   <input type="hidden" name="paged" value="1">
 *   <noscript><button>Sort</button></noscript>
 * </form>
 *
 * <form data-island="sort-order" method="get">
 *   <label>Order <select data-part="orders" name="orderby">…</select></label>
 *   <noscript><button>Sort</button></noscript>
 * </form>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { sortOrder } from '@stirrup/shop/sort-order';
 *
 * start(sortOrder);
 * ```
 * Follows woocommerce.md §3.17, §4.1.
 */
export const sortOrder = defineIsland({
  name: 'sort-order',
  selectors: { woocommerce: 'form.woocommerce-ordering' },
  start: 'visible',
  isNeeded: true,
  load: () => import('./sort-order.ts'),
});
