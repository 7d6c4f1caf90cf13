/** Settings of the shop's own script, printed wherever it is wanted (woocommerce.md §1.4). */
export const SETTINGS = '#wc-cart-fragments-js-extra';
