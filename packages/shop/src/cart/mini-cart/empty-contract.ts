/** Names for the widget that hides while the cart is empty; a file of its own, because the script tag itself contains it. */

/** Inside a widget that hides while the cart is empty (woocommerce.md §3.9, §4.3). */
export const HIDE_IF_EMPTY = '.hide_cart_widget_if_empty';

/** The shop's cookies of a cart that is not empty (woocommerce.md §4.3). */
export const FILLED = /(?:^|; )(?:woocommerce_items_in_cart=[1-9]|woocommerce_cart_hash=[^;])/;

/** Key in local storage of a browser whose scripts cannot read these cookies, as the ring `cart` stores it. */
export const UNREADABLE = 'stirrup:no-cart-cookies';
