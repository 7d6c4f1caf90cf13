import { defineIsland } from '@stirrup/runtime';

/**
 * Forms of products with options: price, stock, picture and the possible options follow the choice.
 *
 * @example
 * ```html
 * <form data-island="variations" method="post" data-product_id="36" data-product_variations="[…]">
 *   <label for="size">Size</label>
 *   <select data-part="select" id="size" name="attribute_size">…</select>
 *   <button type="button" data-part="reset">Clear</button>
 *   <p data-part="alert" role="status"></p>
 *   <div data-part="area" role="status"></div>
 *   <div data-part="cart">
 *     <button type="submit" data-part="button">Add to cart</button>
 *     <input type="hidden" name="add-to-cart" value="36">
 *     <input type="hidden" name="variation_id" value="0">
 *   </div>
 * </form>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { variations } from '@stirrup/shop/variations';
 *
 * start(variations);
 * ```
 * Follows woocommerce.md §2.7, §3.5, §4.4, §5 and swatches-and-others.md §1.10, §1.11.
 */
export const variations = defineIsland({
  name: 'variations',
  selectors: {
    bricks: '.brxe-product-add-to-cart .variations_form',
    woocommerce: '.variations_form',
  },
  start: 'idle',
  holds: ['click'],
  load: () => import('./variations.tsx'),
});
