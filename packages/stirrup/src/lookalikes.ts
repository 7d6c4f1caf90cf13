import type { Lookalikes } from '@stirrup/runtime';

/** Elements that look like an island, for `stirrup.inspect()`: it lists those that no dialect matches. */
export const lookalikes: Lookalikes = {
  'add-to-cart': '.ajax_add_to_cart:not(.wc-interactive)',
  gallery: '.woocommerce-product-gallery__image:not(.brx-product-gallery-thumbnail-slider *)',
  'mini-cart': '.widget_shopping_cart_content',
  notices: '.woocommerce-message, .woocommerce-error, .woocommerce-info',
  quantity: 'input.qty',
  swatches: '.variable-items-wrapper, .bricks-variation-swatches',
  variations: '[data-product_variations]',
};
