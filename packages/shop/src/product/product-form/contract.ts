import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (woocommerce.md §3.4 to §3.6, bricks-dynamic.md §8.1). */
export const productFormContract = defineContract({
  parts: [
    /** Adds to the cart. */
    'button',
  ],
  states: [
    /** A request is under way. */
    'loading',
    /** The same, for a button without variations: those enable and disable the button of a variable product. */
    'disabled',
    /** The product was added; stays. */
    'added',
  ],
  dialects: {
    stirrup: {
      parts: { button: '[data-part="button"]' },
      states: { loading: '[data-loading]', added: '[data-added]' },
    },
    bricks: {
      parts: { button: '.single_add_to_cart_button' },
      states: { loading: 'bricks-cart-adding', disabled: 'disabled', added: 'added bricks-cart-added' },
    },
    woocommerce: {
      parts: { button: '.single_add_to_cart_button' },
      states: { loading: 'loading', added: 'added' },
    },
  },
});

/** Selectors of the kinds of product; all others are simple. */
export const TYPE_SELECTOR = { variable: '.variations_form', grouped: '.grouped_form' } as const;

/** Names of fields. The product's id is the value of the button in simple forms, and of a hidden field in others. */
export const FIELD = {
  id: 'add-to-cart',
  product: 'product_id',
  quantity: 'quantity',
  variation: 'variation_id',
  /** Part of the names of the chosen options. */
  attribute: 'attribute_',
} as const;

/** Name of a quantity in a grouped form; it captures the child's id. */
export const CHILD_QUANTITY = /^quantity\[(\d+)\]$/;

/**
 * Fields that are not copied: they are sent under names of their own, and `add-to-cart` would add a second time
 * (woocommerce.md §2.0).
 */
export const OWN_FIELDS: ReadonlySet<string> = new Set(Object.values(FIELD));
