/*
 * Names of what a form's variations and options are read from. Lists of products with swatches need no others.
 */

/** Attribute that holds the variations as JSON, or `false` where they are to be asked for (woocommerce.md §5.1). */
export const VARIATIONS = { attribute: 'data-product_variations', data: 'product_variations' } as const;

/** Attribute of a select: whether its empty option stays once something is chosen. */
export const KEEPS_PLACEHOLDER = { attribute: 'data-show_option_none', no: 'no' } as const;

/** Attribute of a select that holds its attribute's name; its own name otherwise. */
export const ATTRIBUTE_NAME = 'data-attribute_name';

/** Classes of options (woocommerce.md §5.3, swatches-and-others.md §1.11). */
export const OPTION_CLASS = { attached: 'attached', enabled: 'enabled', outOfStock: 'out-of-stock' } as const;

/**
 * Data of a select whose options the shop's own script has rebuilt: their HTML as the server printed it
 * (woocommerce.md §5.3).
 */
export const PRINTED_OPTIONS = 'attribute_html';
