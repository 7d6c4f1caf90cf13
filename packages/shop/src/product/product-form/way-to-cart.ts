import { builderShopSettings, defineSettings, printedBoolean } from '@stirrup/cms';
import * as z from 'zod/mini';

/**
 * Our own optional setting: adds all product forms of the page in the background, even without the builder's.
 *
 * @example
 * ```html
 * <script type="application/json" data-stirrup-settings>{ "stirrup_product_form": { "background": true } }</script>
 * ```
 */
const productFormSettings = defineSettings('stirrup_product_form', z.object({ background: printedBoolean }), {
  background: '',
});

/**
 * The way of a form's product into the cart: the builder's endpoint, the shop's, or a native submit. The shop's own
 * forms are submitted: it has no script for them (woocommerce.md §2.11).
 */
export function wayToCart({ background }: { readonly background: boolean }): 'builder' | 'shop' | 'form' {
  if (builderShopSettings().ajaxAddToCartEnabled) return 'builder';
  return background || productFormSettings().background ? 'shop' : 'form';
}
