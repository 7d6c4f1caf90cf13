import { defineIsland } from '@stirrup/runtime';

/**
 * The cart page: quantities, removal and undo, coupons, shipping and its calculator, all without loading the page anew.
 *
 * @example
 * ```html
 * <div data-island="cart-page">
 *   <form class="woocommerce-cart-form" action="/cart/" method="post">…</form>
 *   <div class="cart-collaterals"><div class="cart_totals">…</div></div>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { cartPage } from '@stirrup/shop/cart-page';
 *
 * start(cartPage);
 * ```
 * Follows woocommerce.md §2.5, §2.6, §2.9, §2.11, §3.10, §4.6.
 */
export const cartPage = defineIsland({
  name: 'cart-page',
  selectors: {
    woocommerce: ['.woocommerce:has(> .woocommerce-cart-form)', '.woocommerce:has(> .wc-empty-cart-message)'],
  },
  // The page is right as printed, and clicks and submits are held.
  start: 'idle',
  holds: ['click', 'submit'],
  load: () => import('./cart-page.tsx'),
});
