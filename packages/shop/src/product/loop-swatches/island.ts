import { defineIsland } from '@stirrup/runtime';

/**
 * Swatches of a product in a list: price and picture follow the choice, which can be added from the list.
 *
 * @example
 * ```html
 * <li class="product wvs-archive-product-wrapper">
 *   <a class="button wvs-add-to-cart-button wvs_ajax_add_to_cart" href="/product/mask/">Select options</a>
 *   <div class="wvs-archive-variations-wrapper" data-product_id="205" data-threshold_max="100" data-total_children="8">…</div>
 * </li>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { loopSwatches } from '@stirrup/shop/loop-swatches';
 * import { swatches } from '@stirrup/shop/swatches';
 *
 * start(swatches, loopSwatches);
 * ```
 * Follows swatches-and-others.md §1.12 to §1.14.
 */
export const loopSwatches = defineIsland({
  name: 'loop-swatches',
  // The markup of a plugin; our own dialect has none.
  selectors: { stirrup: [], swatches: '.wvs-archive-variations-wrapper' },
  start: 'visible',
  load: () => import('./loop-swatches.tsx'),
});
