/** Filters of the block editor announce their results themselves (woocommerce.md §4.1.10). */
export const OTHER_ANNOUNCER = '[data-wp-interactive="woocommerce/product-filters"]';
