/*
 * Names for pages without variations, in a file of their own, so that others do not load them; the last ones are the swatches
 * plugin's.
 */

/** Endpoint of a single variation, and its field for plugins' own data (woocommerce.md §2.7). */
export const VARIATION_CALL = { endpoint: 'get_variation', customData: 'custom_data' } as const;

/** Path of the list of a product's variations (swatches-and-others.md §1.13). */
export const LIST_ROUTE = 'woo-variation-swatches/v1/single-product/';

/** Global of the plugin's commercial part (swatches-and-others.md §1.2). */
export const PRO_SETTINGS = 'woo_variation_swatches_pro_params';

/**
 * Number of variations, and the range in which the swatches plugin lists them (swatches-and-others.md §1.11).
 */
export const THRESHOLDS = {
  selector: '[data-threshold_max]',
  min: 'data-threshold_min',
  max: 'data-threshold_max',
  total: 'data-total',
} as const;
