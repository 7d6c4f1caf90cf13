import { cartState } from './cart-state.ts';
import { LOGGED_IN } from './contract.ts';

/**
 * True if the visitor has a session with the shop: the reason of a refusal waits in it for the next page. A visitor has one
 * with an account, or with items in the cart.
 *
 * @example
 * ```ts
 * const page = hasSession() ? productUrl : `${productUrl}?add-to-cart=47`;
 * ```
 * Follows woocommerce.md §2.2, §2.3.
 */
export function hasSession(): boolean {
  return cartState().get().isFilled || document.body.matches(LOGGED_IN);
}
