/** Endpoints, and the nonce of each in the page's settings (woocommerce.md §1.7, §1.8, §2.5, §2.6). */
export const COUPON_CALL = {
  apply: { endpoint: 'apply_coupon', nonce: 'apply_coupon_nonce' },
  remove: { endpoint: 'remove_coupon', nonce: 'remove_coupon_nonce' },
} as const;

/** Timeout of calls that calculate totals, in ms: the shop may query carriers for their rates. */
export const TOTALS_TIMEOUT = 30_000;

/** Global with the nonces of the checkout (woocommerce.md §1.8). */
export const CHECKOUT_SETTINGS = 'wc_checkout_params';

/** Global with the nonces of the cart page (woocommerce.md §1.7). */
export const CART_SETTINGS = 'wc_cart_params';

/** Globals with the nonces for coupons: those of checkout and cart page are interchangeable. */
export const COUPON_SETTINGS = [CHECKOUT_SETTINGS, CART_SETTINGS] as const;

/** One reason in a notice with several, and the text element in block markup. */
export const REASON = 'li, .wc-block-components-notice-banner__content';

/** Link that removes a coupon, and the attribute with its code. */
export const REMOVE_COUPON = { selector: '.woocommerce-remove-coupon', code: 'data-coupon' } as const;

/** The reason at the field (woocommerce.md §4.6, §4.7). */
export const FIELD_ERROR = {
  id: 'coupon-error-notice',
  class: 'coupon-error-notice',
  /** Class of the field. */
  fieldClass: 'has-error',
} as const;

/** Class of an area that waits for an answer (woocommerce.md §4.10). */
export const PROCESSING = 'processing';
