import { definePanelContract } from '../checkout-panel/define-panel-contract.ts';

/** Names of parts; the shop's panel is {@link SHOP_PANEL}. */
export const checkoutCouponContract = definePanelContract({
  bricks: { toggle: '.coupon-toggle', link: '.coupon-toggle .showcoupon', panel: '.coupon-div' },
  woocommerce: { toggle: '.showcoupon' },
});

/** The shop's own panel, which is its form. */
export const SHOP_PANEL = 'form.checkout_coupon';

/** Links that open the panel, anywhere on the page. */
export const LINKS = 'a.showcoupon';

/** Field of the code. */
export const FIELD = 'input[name="coupon_code"]';

/** The checkout's form, and its email field: the address is sent along with a code. */
export const CHECKOUT = { form: 'form.checkout', email: '[name="billing_email"]' } as const;

/** Tables of the cart page; the cart page's island handles their coupons. */
export const CART_TOTALS = '.cart_totals';

/** The element that is covered while a coupon is being removed. */
export const REVIEW = '.woocommerce-checkout-review-order';

/** Events, all on `body` (woocommerce.md §4.7). */
export const CHECKOUT_EVENT = {
  /** After an answer to a code, yes or no; argument: the code. */
  applied: 'applied_coupon_in_checkout',
  /** After a coupon was removed; argument: the code. */
  removed: 'removed_coupon_in_checkout',
  /** Makes WooCommerce's script review the order. */
  update: 'update_checkout',
  /** Triggered after a review of the order; argument: the answer. */
  updated: 'updated_checkout',
} as const;

/** Argument of {@link CHECKOUT_EVENT.update}: the shipping method stays. */
export const WITHOUT_SHIPPING = { update_shipping_method: false } as const;

/** The builder's containers for notices, which take precedence over the theme's. */
export const CHOSEN_CONTAINER = '.brxe-woocommerce-notice';

/**
 * Notices that an answer outdates, wherever they stand: those of an earlier answer, and of an order that was refused. The
 * theme's boxes with the links that open panels are no such notices, nor is whatever else a theme calls `is-error`
 * (woocommerce.md §4.7).
 */
export const OUTDATED_NOTICES =
  '.woocommerce-error, .woocommerce-message, .wc-block-components-notice-banner:is(.is-error, .is-success)';
