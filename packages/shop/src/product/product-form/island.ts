import { defineIsland } from '@stirrup/runtime';

/**
 * Forms on product pages: they add to the cart in the background, if the page is set up for it.
 *
 * Those of simple, variable and grouped products. Forms of external products (`method="get"`) lead to another site and
 * are left alone.
 *
 * @example
 * ```html
 * <form class="cart" action="/product/album/" method="post" enctype="multipart/form-data">
 *   <div class="quantity"><input class="qty" type="number" name="quantity" value="1" min="1"></div>
 *   <button type="submit" name="add-to-cart" value="47" class="single_add_to_cart_button button alt">Add to cart</button>
 * </form>
 *
 * <form data-island="product-form" data-options='{"background":true}' method="post">
 *   <label>Quantity <input type="number" name="quantity" value="1" min="1"></label>
 *   <button data-part="button" name="add-to-cart" value="47">Add to cart</button>
 * </form>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { productForm } from '@stirrup/shop/product-form';
 *
 * start(productForm);
 * ```
 * Follows woocommerce.md §2.0, §2.2, §3.4 to §3.7 and bricks-dynamic.md §8.1.
 */
export const productForm = defineIsland({
  name: 'product-form',
  selectors: {
    bricks: '.brx-body form.cart:not([method="get"], .brx-loop-product-form)',
    woocommerce: 'form.cart:not([method="get"], .brx-loop-product-form)',
  },
  start: 'interaction',
  holds: ['submit'],
  load: () => import('./product-form.tsx'),
});
