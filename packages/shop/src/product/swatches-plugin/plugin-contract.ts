/*
 * Names of the swatches plugin that a list does not need for its start (swatches-and-others.md §1): those of its
 * script, and those that its commercial part prints, in our dialect as well. They have a file of their own, which is
 * loaded later.
 */

/** The swatches of one attribute. */
export const SWATCHES = 'ul.variable-items-wrapper';

/**
 * Attribute of a list: the attribute that alone determines the picture. @default the first one (swatches-and-others.md
 * §1.11)
 */
export const PREVIEW_ATTRIBUTE = 'data-preview_attribute_name';

/** Path of the plugin's REST routes (swatches-and-others.md §1.13). */
export const ROUTE = 'woo-variation-swatches/v1/';

/** Routes of a picture for an incomplete choice, on product pages and in lists (swatches-and-others.md §1.13). */
export const PREVIEW_ROUTE = { product: 'single-product-preview', list: 'archive-product-preview' } as const;

/** Attribute of a form with the id of its product. */
export const PRODUCT_ID = 'data-product_id';

/** Global with the options of the plugin (swatches-and-others.md §1.2). */
export const OPTIONS = 'woo_variation_swatches_options';

/** Marks, functions and event namespaces of the plugin's script (swatches-and-others.md §1.1, §1.4, §1.7, §1.12). */
export const SCRIPT = {
  form: { mark: 'wvs-loaded', function: 'WooVariationSwatches', namespaces: ['.wvs'] },
  loop: { mark: 'wvs-pro-loaded', function: 'WooVariationSwatchesPro', namespaces: ['.wvs', '.wc-variation-form'] },
} as const;

/** Event on `document`: all swatches of a form are ready (swatches-and-others.md §1.7). */
export const LOADED = 'woo_variation_swatches_loaded';

/** Class of the cell that contains select and list (swatches-and-others.md §1.4). */
export const CELL_CLASS = 'woo-variation-items-wrapper';

/**
 * Class of a page with tooltips (swatches-and-others.md §1.3), and the names by which styles place one
 * (swatches-and-others.md §1.8).
 */
export const TOOLTIP = {
  page: '.wvs-tooltip',
  item: '[data-wvstooltip]',
  below: 'wvs-tooltip-position-bottom',
  shift: '--horizontal-position',
};

/** Events of swatches in a list of products that forms lack (swatches-and-others.md §1.12). */
export const LOOP_EVENT = {
  loaded: 'woo_variation_swatches_pro_loaded',
  started: 'woo_variation_swatches_pro',
  checked: 'woo_variation_swatches_pro_check_variations',
} as const;

/** Endpoint for a single variation, in lists of products (swatches-and-others.md §1.14). */
export const ONE_VARIATION = 'woo_get_variation';

/** An option in a list of products (swatches-and-others.md §1.12). */
export const ITEM = {
  selector: '.variable-item[data-value]',
  /** Attribute with the address of the product with this option. */
  address: 'data-url',
  /** Class of the chosen one. */
  chosenClass: 'selected',
} as const;
