/** The field (woocommerce §3.8). */
export const INPUT = 'input.qty, input[data-part="input"]';

/** What is pressed for fewer and for more; the builder prints spans (bricks-dynamic §8.4). */
export const BUTTON = {
  minus: '.action.minus, [data-part="minus"]',
  plus: '.action.plus, [data-part="plus"]',
} as const;

/** Fields in it are not raised to their minimum: a cart may hold fewer (woocommerce §4.1.2). */
export const CART_ROW = '.product-quantity';

/** The cart page's button, which the shop prints disabled until something has changed. */
export const UPDATE_CART = 'button[name="update_cart"]';

/** Form around a quantity in a list of products, and the link beside it that adds so many (bricks-dynamic §8.4). */
export const LOOP = {
  form: '.brx-loop-product-form',
  link: 'a[data-product_id]',
  attribute: 'data-quantity',
  parameter: 'quantity',
} as const;
