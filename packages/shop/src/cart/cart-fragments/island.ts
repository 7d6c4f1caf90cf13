import { defineIsland } from '@stirrup/runtime';

/**
 * Cart fragments: what a theme prints of the cart anywhere on its pages, for example the number of products in a link
 * to it. The shop says which elements these are. A page with a mini cart has them kept up to date already.
 *
 * Adds by other scripts are shown on every page with the shop's settings for adds, at their buttons, too. There, links that
 * remove a product from a theme's own panel do so in the background; a panel that the page prints empty is filled.
 *
 * @example
 * ```html
 * <script id="wc-cart-fragments-js-extra">var wc_cart_fragments_params = { … };</script>
 *
 * <div data-island="cart-fragments"><a class="cart-contents" href="/cart/">2 items</a></div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { cartFragments } from '@stirrup/shop/cart-fragments';
 *
 * start(cartFragments);
 * ```
 * Follows woocommerce.md §4.2, §4.3.
 */
export const cartFragments = defineIsland({
  name: 'cart-fragments',
  // Settings of the shop's own scripts, printed wherever these are wanted (woocommerce.md §1.3, §1.4).
  selectors: { woocommerce: ['#wc-cart-fragments-js-extra', '#wc-add-to-cart-js-extra'] },
  // The page shows a cart already, at worst that of a page cache.
  start: 'idle',
  load: () => import('./cart-fragments.ts'),
});
