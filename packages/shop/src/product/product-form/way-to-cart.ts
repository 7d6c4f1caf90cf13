import { builderShopSettings } from '@stirrup/cms';
import { productFormSettings } from './settings.ts';

/**
 * The way of a form's product into the cart: the builder's endpoint, the shop's, or a native submit. The shop's own
 * forms are submitted: it has no script for them (woocommerce.md §2.11).
 */
export function wayToCart({ background }: { readonly background: boolean }): 'builder' | 'shop' | 'form' {
  if (builderShopSettings().ajaxAddToCartEnabled) return 'builder';
  return background || productFormSettings().background ? 'shop' : 'form';
}
