import {
  type AddToCartAnswer,
  addToCartAnswer,
  type BuilderAddToCartAnswer,
  builderAddToCartAnswer,
  type CartAnswer,
  cartAnswer,
  type RemoveFromCartAnswer,
  removeFromCartAnswer,
} from '../answers/cart-answer.ts';
import type { FormFields } from '../request/encode-form.ts';
import type { CallOptions } from '../request/send.ts';
import { cartFragmentsSettings } from '../settings/page-settings.ts';
import { callShop } from './call-shop.ts';
import { SHOP_ENDPOINT } from './contract.ts';

/**
 * Adds a product to the cart (woocommerce.md §2.2). `fields` are the button's data attributes; `product_id` is
 * required. A refusal of the shop is a normal answer, not an exception.
 *
 * @example
 * ```ts
 * const answer = await addToCart({ product_id: '47', quantity: '1' });
 * if ('error' in answer) location.assign(httpUrl(answer.product_url) ?? location.href);
 * ```
 * @throws RequestError
 */
export function addToCart(fields: FormFields, options?: CallOptions): Promise<AddToCartAnswer> {
  return callShop(SHOP_ENDPOINT.add, addToCartAnswer, fields, options);
}

/**
 * Adds a variation from a list of products through the swatches plugin's endpoint (swatches-and-others.md §1.14):
 * `product_id` is the variation's, and its attributes go along.
 *
 * @example
 * ```ts
 * await addVariationToCart({ product_id: '20503', quantity: '1', attribute_pa_colour: 'bay', attribute_size: 'Full' });
 * ```
 * @throws RequestError
 */
export function addVariationToCart(fields: FormFields, options?: CallOptions): Promise<AddToCartAnswer> {
  return callShop(SHOP_ENDPOINT.addVariation, addToCartAnswer, fields, options);
}

/**
 * Adds a product through the page builder's endpoint (bricks-dynamic.md §8.1), whose answers carry notices.
 *
 * @example
 * ```ts
 * await addToCartByBuilder({ product_id: '57', product_type: 'grouped', products: { 37: '1' } });
 * ```
 * @throws RequestError
 */
export function addToCartByBuilder(fields: FormFields, options?: CallOptions): Promise<BuilderAddToCartAnswer> {
  return callShop(SHOP_ENDPOINT.builderAdd, builderAddToCartAnswer, fields, options);
}

/**
 * Removes a line from the cart (woocommerce.md §2.3). `{success: false}`: there is no such line.
 *
 * @throws RequestError
 */
export function removeFromCart(cartItemKey: string, options?: CallOptions): Promise<RemoveFromCartAnswer> {
  return callShop(SHOP_ENDPOINT.remove, removeFromCartAnswer, { cart_item_key: cartItemKey }, options);
}

/**
 * Fetches the cart's fragments (woocommerce.md §2.4), with the timeout of the page's settings (5 s).
 *
 * @throws RequestError
 */
export function refreshFragments(options?: CallOptions): Promise<CartAnswer> {
  // The setting was made for jQuery, which waits without end at 0.
  const timeout = Math.max(0, cartFragmentsSettings().request_timeout) || undefined;
  return callShop(SHOP_ENDPOINT.refresh, cartAnswer, { time: Date.now() }, { timeout, ...options });
}
