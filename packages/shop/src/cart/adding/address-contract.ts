/** Field of an add with the product's id (woocommerce.md §2.2). */
export const PRODUCT_FIELD = 'product_id';

/** Parameter of an address that adds, with the product's id, and fields that it takes by their names (woocommerce.md §2.0). */
export const ADDED_PRODUCT = 'add-to-cart';
export const IN_ADDRESS = /^(?:quantity$|attribute_)/;
