/*
 * Names for reading a form's variations and options. Swatches in lists of products need no others.
 */

/** Attribute with the variations as JSON, or `false` if each choice is a request (woocommerce.md §5.1). */
export const VARIATIONS = { attribute: 'data-product_variations', data: 'product_variations' } as const;

/** Attribute of a select: `no` removes the empty option after a choice. */
export const PLACEHOLDER_RULE = { attribute: 'data-show_option_none', drops: 'no' } as const;

/**
 * Attribute with the name of a select's attribute, by default the select's own: on the select, on its list of swatches, on
 * the builder's hidden field, and from release 2.5.0 of the swatches plugin on also on items, whose events then pass that
 * name first (swatches-and-others.md §1.7).
 */
export const ATTRIBUTE_NAME = 'data-attribute_name';

/** Classes of options (woocommerce.md §5.3, swatches-and-others.md §1.11). */
export const OPTION_CLASS = { attached: 'attached', enabled: 'enabled', outOfStock: 'out-of-stock' } as const;

/**
 * Data of a select whose options the shop's own script has rebuilt: the printed HTML of its options (woocommerce.md
 * §5.3).
 */
export const PRINTED_OPTIONS = 'attribute_html';
