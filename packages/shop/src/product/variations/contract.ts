import { defineContract } from '@stirrup/runtime';

/** The builder puts the shop's form, unchanged, into an element of its own. */
const shop = {
  parts: {
    select: '.variations select',
    reset: '.reset_variations',
    alert: '.reset_variations_alert',
    wrap: '.single_variation_wrap',
    area: '.single_variation',
    quantityBox: '.quantity',
    cart: '.woocommerce-variation-add-to-cart',
    button: '.single_add_to_cart_button',
  },
  states: {
    blocked: 'disabled',
    needed: 'wc-variation-selection-needed',
    unavailable: 'wc-variation-is-unavailable',
    open: 'woocommerce-variation-add-to-cart-enabled',
    closed: 'woocommerce-variation-add-to-cart-disabled',
  },
} as const;

/** Names of parts and states (woocommerce.md §3.5, §4.4). */
export const variationsContract = defineContract({
  parts: [
    /** One per attribute. */
    'select',
    /** Clears the choice. */
    'reset',
    /** Live region that announces that. */
    'alert',
    /** Contains all that belongs to the variation; old themes print it hidden. */
    'wrap',
    /** Shows the chosen variation: description, price, stock. */
    'area',
    /** Holds quantity and button. */
    'cart',
    /** Contains the quantity; hidden if only one amount is possible. */
    'quantityBox',
    /** Adds to the cart. */
    'button',
  ],
  states: [
    /** On the button: a click shows the reason only. */
    'blocked',
    /** On the button: options are still to be chosen. */
    'needed',
    /** On the button: the chosen variation cannot be bought. */
    'unavailable',
    /** On `cart`: the chosen variation can be bought. */
    'open',
    /** On `cart`: it cannot be bought. */
    'closed',
  ],
  dialects: {
    stirrup: {
      parts: {
        select: 'select[data-part="select"]',
        reset: '[data-part="reset"]',
        alert: '[data-part="alert"]',
        area: '[data-part="area"]',
        quantityBox: '.quantity, [data-island="quantity"]',
        cart: '[data-part="cart"]',
        button: '[data-part="button"]',
      },
      states: { blocked: '[data-blocked]', needed: '[data-needed]', unavailable: '[data-unavailable]' },
    },
    bricks: shop,
    woocommerce: shop,
  },
});

/** Global with the texts of variation forms (woocommerce.md §1.5). */
export const SETTINGS = 'wc_add_to_cart_variation_params';

/** Data by which handlers of the shop's own script, and of copies of it, are recognised. */
export const LEGACY_DATA = 'variationForm';

/** Fields that the form sets. */
export const FIELD = {
  variation: 'input[name="variation_id"], input.variation_id',
  quantity: 'input[name="quantity"]',
} as const;

/** Ids of the page's templates (woocommerce.md §3.5). */
export const TEMPLATE = { variation: 'tmpl-variation-template', unavailable: 'tmpl-unavailable-variation-template' };

/** Elements around the form that follow the variation (woocommerce.md §5.5, §5.6). */
export const PRODUCT = {
  sku: '.product_meta .sku, [data-variation="sku"]',
  weight:
    '.product_weight, .woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value, [data-variation="weight"]',
  dimensions:
    '.product_dimensions, .woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value, [data-variation="dimensions"]',
} as const;

/** The argument of `wc_variation_form` listeners, as the shop's own script passes it. */
export interface FormInstance {
  /** The form, as a jQuery set on a page with jQuery. */
  readonly $form: unknown;
  /** `false` if each choice is a request. */
  readonly variationData: unknown;
  readonly useAjax: boolean;
}
