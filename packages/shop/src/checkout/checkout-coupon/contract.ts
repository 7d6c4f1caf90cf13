import { definePanelContract } from '../checkout-panel/define-panel-contract.ts';

/** Names of parts; the shop's panel is {@link SHOP_PANEL}. */
export const checkoutCouponContract = definePanelContract({
  bricks: { toggle: '.coupon-toggle', link: '.coupon-toggle .showcoupon', panel: '.coupon-div' },
  woocommerce: { toggle: '.showcoupon' },
});

/** The shop's own panel, which is its form. */
export const SHOP_PANEL = 'form.checkout_coupon';

/** Links that open the panel, wherever they are. */
export const LINKS = 'a.showcoupon';

/** Field of the code. */
export const FIELD = 'input[name="coupon_code"]';

/** The checkout's form, and its field of the address that goes along with a code. */
export const CHECKOUT = { form: 'form.checkout', email: '[name="billing_email"]' } as const;

/** Tables of the cart page, whose coupons are its own affair. */
export const CART_TOTALS = '.cart_totals';

/** The element that is covered while a coupon is being removed. */
export const REVIEW = '.woocommerce-checkout-review-order';

/** Events, all on `body` (woocommerce.md §4.7). */
export const CHECKOUT_EVENT = {
  /** After an answer to a code, yes or no; argument: the code. */
  applied: 'applied_coupon_in_checkout',
  /** After a coupon was removed; argument: the code. */
  removed: 'removed_coupon_in_checkout',
  /** Asks WooCommerce's script for a new review of the order. */
  update: 'update_checkout',
  /** The order was reviewed; argument: the answer. */
  updated: 'updated_checkout',
} as const;

/** Argument of {@link CHECKOUT_EVENT.update}: how it is sent does not change. */
export const WITHOUT_SHIPPING = { update_shipping_method: false } as const;

/** Places for notices that the builder lets authors choose come before those of the theme. */
export const CHOSEN_PLACE = '.brxe-woocommerce-notice';

/** Class of a place for notices. */
export const PLACE_CLASS = 'woocommerce-notices-wrapper';
