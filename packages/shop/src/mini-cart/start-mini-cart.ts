/** Printed for visitors whose cart holds something (contracts/woocommerce.md §4.3). */
const FILLED_COOKIE = 'woocommerce_items_in_cart=';

/** Scripts that add to the cart without telling anybody but jQuery's listeners. */
const OLD_SCRIPTS = '#wc-add-to-cart-js, #bricks-woocommerce-js';

/**
 * An empty cart is right as it was printed, and is told of what is added; that of a visitor who has something in it may
 * come from a page that was kept for all.
 */
export function startMiniCart(): 'interaction' | 'visible' {
  return document.cookie.includes(FILLED_COOKIE) || document.querySelector(OLD_SCRIPTS) ? 'visible' : 'interaction';
}
