import { defineContract } from '@stirrup/runtime';

/** The builder puts the shop's form into an element of its own and leaves it as it is. */
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
    /** Live region that says so. */
    'alert',
    /** Around all that belongs to the variation; old themes print it hidden. */
    'wrap',
    /** Shows the chosen variation: description, price, stock. */
    'area',
    /** Holds quantity and button. */
    'cart',
    /** Around the quantity; hidden where there is nothing to choose. */
    'quantityBox',
    /** Adds to the cart. */
    'button',
  ],
  states: [
    /** Of the button: a click does nothing but say why. */
    'blocked',
    /** Of the button: options are still to be chosen. */
    'needed',
    /** Of the button: what is chosen cannot be bought. */
    'unavailable',
    /** Of `cart`: what is chosen can be bought. */
    'open',
    /** Of `cart`: it cannot. */
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

/** Fields that are filled in. */
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
  /** Attribute that holds the text which the server printed. */
  originalContent: 'data-o_content',
} as const;

/** The argument of `wc_variation_form` listeners, as the shop's own script passes it. */
export interface FormInstance {
  /** The form, as a jQuery set where the page has jQuery. */
  readonly $form: unknown;
  /** `false` where variations are asked for. */
  readonly variationData: unknown;
  readonly useAjax: boolean;
}
