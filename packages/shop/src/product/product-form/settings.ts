import { builderShopSettings, defineSettings, printedBoolean } from '@stirrup/cms';
import * as z from 'zod/mini';

/**
 * Ours, and optional: adds all product forms of the page in the background where the builder does not.
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
 * How a form's product comes into the cart: through the builder's endpoint, through the shop's, or by sending the form.
 * The shop's own forms are sent: it has no script for them (woocommerce.md §2.11).
 */
export function wayOf({ background }: { readonly background: boolean }): 'builder' | 'shop' | 'form' {
  if (builderShopSettings().ajaxAddToCartEnabled) return 'builder';
  return background || productFormSettings().background ? 'shop' : 'form';
}
