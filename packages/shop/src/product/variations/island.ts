import { defineIsland } from '@stirrup/runtime';

/**
 * Forms of products with options: price, stock, picture and the possible options follow the choice.
 *
 * @example
 * ```html
 * <form class="variations_form cart" data-product_id="36" data-product_variations="[…]">
 *   <table class="variations">… <select name="attribute_pa_colour">…</select> …</table>
 *   <div class="single_variation_wrap">…</div>
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
