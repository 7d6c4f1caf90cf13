import { readStored } from '@stirrup/cms/storage';
import { cartState } from './cart-state.ts';
import { CREATED_KEY, LOGGED_IN } from './contract.ts';

/**
 * True if the visitor is known to have a session with the shop, in which the reason of a refusal waits for the next page: an
 * account, a cart, or one that this tab has had.
 *
 * @example
 * ```ts
 * if (!hasSession()) form.requestSubmit();
 * ```
 * Follows woocommerce.md §2.2, §2.3.
 */
export function hasSession(): boolean {
  const hadCart = readStored('sessionStorage', CREATED_KEY) !== null;
  return cartState().get().isFilled || hadCart || document.body.matches(LOGGED_IN);
}
