/** Filters of the block editor tell their results themselves (§4.1.10). */
export const OTHER_TELLER = '[data-wp-interactive="woocommerce/product-filters"]';

/** The shop's script of every page; it tells the count, too (§4.1). */
export const LEGACY_SCRIPT = '#woocommerce-js';
