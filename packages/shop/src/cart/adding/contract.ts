/** Class of a disabled button (shop-specification.md §5). */
export const DISABLED_CLASS = 'disabled';

/** Settings of one button, as JSON on the builder's element around it (bricks-dynamic.md §8.1). */
export const OWN_SETTINGS = {
  attribute: 'data-bricks-ajax-add-to-cart',
  selector: '.brxe-product-add-to-cart[data-bricks-ajax-add-to-cart]',
} as const;

/** Classes of the shop's add-to-cart buttons (woocommerce.md §4.2): a request is under way; the product was added. */
export const BUTTON_CLASS = { loading: 'loading', added: 'added' } as const;

/** The link to the cart, put after the button (woocommerce.md §3.2). */
export const VIEW_CART = { classes: ['added_to_cart', 'wc-forward'], selector: '.added_to_cart' } as const;

/** Name of the island that shows the cart. */
export const MINI_CART = 'mini-cart';

/**
 * Form around a quantity in a list of products, its field, and the link beside it that adds that amount
 * (bricks-dynamic.md §8.4).
 */
export const LOOP = {
  form: '.brx-loop-product-form',
  field: 'input.qty',
  link: 'a[data-product_id]',
  attribute: 'data-quantity',
  parameter: 'quantity',
} as const;
