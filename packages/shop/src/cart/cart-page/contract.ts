import { defineContract } from '@stirrup/runtime';

/**
 * The cart page has no parts: every answer replaces forms and totals, so the root listens to their events
 * (woocommerce.md §3.10).
 */
export const cartPageContract = defineContract({
  dialects: {
    woocommerce: {},
  },
});

/** Container of a cart on a page that has not started the island. */
export const CONTAINER = '[data-island="cart-page"], .woocommerce';

/** The form around the lines. */
export const FORM = '.woocommerce-cart-form';

/** One line. */
export const LINE = '.cart_item';

/** A control of a line. */
export const LINE_CONTROL = '.cart_item :is(input, select, textarea)';

/** Subtotal, coupons, shipping and total. */
export const TOTALS = '.cart_totals';

/** Shown in place of form and totals while the cart is empty. */
export const EMPTY = '.wc-empty-cart-message';

/** Button that sends the quantities. The shop recognises the request by the field of that name. */
export const UPDATE = { selector: '[name="update_cart"]', field: 'update_cart' } as const;

/** The coupon's field, the area around it, and its button. */
export const COUPON = { field: 'coupon_code', area: '.coupon', button: '[name="apply_coupon"]' } as const;

/**
 * The builder's coupon element with the setting that applies coupons in the background (bricks-dynamic.md §8.6). It may
 * stand anywhere.
 */
export const BUILDER_COUPON = 'form.brxe-woocommerce-cart-coupon[data-ajax-update="true"]';

/** Removes a line; the address holds the line's key and the form's nonce (woocommerce.md §2.11). */
export const REMOVE_LINK = '.woocommerce-cart-form .product-remove > a';

/** Link in a notice that restores a line. */
export const RESTORE_LINK = '.restore-item';

/** Parameters of the two links. */
export const LINK = { remove: 'remove_item', undo: 'undo_item', nonce: '_wpnonce' } as const;

/** Parameters for a single change: a request with one of them changes the cart. */
export const ONCE = ['add-to-cart', 'remove_item', 'undo_item', 'remove_coupon'];

/** Nonce of the form and of its links. */
export const NONCE_FIELD = 'woocommerce-cart-nonce';

/** Signs of a line: its quantity, or its remove link, because a plugin may print the quantity as text. */
export const lineSign = (key: string) =>
  `${FORM} :is([name="cart[${CSS.escape(key)}][qty]"], [href*="${LINK.remove}=${CSS.escape(key)}"])`;

/** Fields of lines' quantities. */
export const QUANTITY = 'input[name^="cart["][name$="][qty]"]';

/** Fields of shipping methods: radio buttons, or a hidden field where there is no choice. */
export const SHIPPING_METHOD = '[name^="shipping_method["]';

/** Endpoint and nonce of a choice of shipping (woocommerce.md §1.7, §2.9). */
export const SHIPPING_CALL = { endpoint: 'update_shipping_method', nonce: 'update_shipping_method_nonce' } as const;

/**
 * The shipping calculator: its form, the button that opens its panel, the field that identifies the request, and its other
 * fields.
 */
export const CALCULATOR = {
  form: '.woocommerce-shipping-calculator',
  button: '.shipping-calculator-button',
  panel: '.shipping-calculator-form',
  field: 'calc_shipping',
  value: 'x',
  nonce: 'woocommerce-shipping-calculator-nonce',
  address: ['calc_shipping_country', 'calc_shipping_state', 'calc_shipping_city', 'calc_shipping_postcode'],
} as const;

/** A country whose states another field lists (woocommerce.md §4.9). */
export const COUNTRY = '.country_to_state';

/** Notices of a whole page, classic and block markup. */
export const WHOLE_NOTICE =
  '.woocommerce-error, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner';

/**
 * Boxes around what looks like a notice and is none: the message of an empty cart, and the links of a checkout on the same
 * page (woocommerce.md §3.11).
 */
export const NO_NOTICE = `${EMPTY}, .woocommerce-form-login-toggle, .woocommerce-form-coupon-toggle`;

/** Notices of a success among them. */
export const SUCCESS = '.woocommerce-message, .is-success';

/** Class of the shop's lists of errors. */
export const ERROR_CLASS = 'woocommerce-error';

/** A checkout on the same page; it follows changes of the cart. */
export const CHECKOUT_AREA = '.woocommerce-checkout';

/** Events on the body (woocommerce.md §4.6). */
export const EVENT = {
  /** Requests a fresh cart; if the first argument is true, notices stay. */
  update: 'wc_update_cart',
  emptied: 'wc_cart_emptied',
  totals: 'updated_cart_totals',
  updated: 'updated_wc_div',
  removed: 'item_removed_from_classic_cart',
  shipping: 'updated_shipping_method',
  couponApplied: 'applied_coupon',
  couponRemoved: 'removed_coupon',
  checkout: 'update_checkout',
  /** Also triggered when the calculator opens or closes. */
  countryChanged: 'country_to_state_changed',
} as const;
