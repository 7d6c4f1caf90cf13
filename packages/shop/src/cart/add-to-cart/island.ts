import { defineIsland } from '@stirrup/runtime';

/**
 * Add-to-cart links of product listings: the product is added in the background.
 *
 * @example
 * ```html
 * <a data-island="add-to-cart" href="?add-to-cart=47" data-product_id="47" data-quantity="1">Add to cart</a>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { addToCart } from '@stirrup/shop/add-to-cart';
 *
 * start(addToCart);
 * ```
 * Follows woocommerce.md §3.2, §4.2 and bricks-dynamic.md §8.1.
 */
export const addToCart = defineIsland({
  name: 'add-to-cart',
  selectors: {
    stirrup: '[data-island="add-to-cart"][data-product_id]:not([data-product_id=""])',
    bricks: '.brx_ajax_add_to_cart[data-product_id]:not([data-product_id=""])',
    woocommerce: '.add_to_cart_button.ajax_add_to_cart[data-product_id]:not([data-product_id=""], .wc-interactive)',
  },
  start: 'interaction',
  busy: { woocommerce: 'loading', bricks: 'disabled bricks-cart-adding' },
  holds: ['click'],
  load: () => import('./add-to-cart.tsx'),
});
