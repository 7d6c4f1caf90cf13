/**
 * Root that the definition names, too: the settings of the shop's script for adds, on every page of a shop that adds in the
 * background (woocommerce.md §1.1, §1.3).
 */
export const ADD_SETTINGS = '#wc-add-to-cart-js-extra';
