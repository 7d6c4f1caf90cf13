import { defineContract } from '@stirrup/runtime';

/** Names of parts (woocommerce.md §3.8); the builder prints its buttons as spans (bricks-dynamic.md §8.4). */
export const quantityContract = defineContract({
  parts: [
    /** The field. */
    'input',
    /** Reduces the amount. */
    'minus',
    /** Increases the amount. */
    'plus',
  ],
  dialects: {
    stirrup: {
      parts: { input: 'input[data-part="input"]', minus: '[data-part="minus"]', plus: '[data-part="plus"]' },
    },
    bricks: { parts: { input: 'input.qty', minus: '.action.minus', plus: '.action.plus' } },
    woocommerce: { parts: { input: 'input.qty', minus: '.action.minus', plus: '.action.plus' } },
  },
});

/** Fields in it are not raised to their minimum: a cart may hold less (woocommerce.md §4.1.2). */
export const CART_ROW = '.product-quantity';

/** The cart page's update button, printed disabled. */
export const UPDATE_CART = 'button[name="update_cart"]';
