import { defineIsland } from '@stirrup/runtime';

/** Markup with something to do: prices are the price slider's. */
const WITH_CHOICES = ':has(select, [type="radio"], [type="checkbox"], .title)';

/**
 * Product filters: a choice in a select, radio buttons or checkboxes submits its form, and titles open their filters.
 *
 * @example
 * ```html
 * <div class="brxe-woocommerce-products-filter"><form method="get"><ul>
 *   <li class="filter-item open"><div class="title"><h6 class="title-tag">Stock</h6></div>
 *     <div class="filter"><select class="dropdown" name="b_stock">…</select></div></li>
 * </ul></form></div>
 *
 * <form data-island="products-filter" method="get">
 *   <label>Stock <select data-part="control" name="stock">…</select></label>
 *   <button>Filter</button>
 * </form>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { productsFilter } from '@stirrup/shop/products-filter';
 *
 * start(productsFilter);
 * ```
 * Follows bricks-dynamic.md §8.7.
 */
export const productsFilter = defineIsland({
  name: 'products-filter',
  selectors: { bricks: `.brxe-woocommerce-products-filter${WITH_CHOICES}` },
  start: 'visible',
  isNeeded: true,
  load: () => import('./products-filter.ts'),
});
