/*
 * Names for a review of the order, in a file of their own, so that pages with the shop's script do not load them.
 */

/** Endpoint and nonce of a review, and its result if the shop has notices (woocommerce.md §1.8, §2.8). */
export const REVIEW_CALL = {
  endpoint: 'update_order_review',
  nonce: 'update_order_review_nonce',
  failed: 'failure',
} as const;

/** Parts of an address: name in the call, name in the form (woocommerce.md §2.8). */
export const ADDRESS = {
  country: 'country',
  state: 'state',
  postcode: 'postcode',
  city: 'city',
  address: 'address_1',
  address_2: 'address_2',
} as const;

/** Prefixes of the two addresses in the form. */
export const PREFIX = { billing: 'billing_', shipping: 'shipping_' } as const;

/** Fields of the form; the second one is ticked if the shipping address is another one. */
export const FORM_FIELD = { payment: 'payment_method', shipsElsewhere: 'ship_to_different_address' } as const;

/** Required fields of an address. */
export const REQUIRED_FIELDS = '.address-field.validate-required :is(input, select)';
