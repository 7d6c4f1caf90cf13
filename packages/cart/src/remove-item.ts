import { removeFromCart } from '@stirrup/cms';
import { acceptCart } from './accept-cart.ts';
import { cartQueue } from './cart-queue.ts';
import { cartState } from './cart-state.ts';
import { CART_EVENT } from './contract.ts';
import { emitChange } from './emit-change.ts';

/**
 * Removes an item from the cart (woocommerce.md §2.3, §4.2). Its key is in `removing` from this call on.
 *
 * @example
 * ```html
 * <a href="/cart/?remove_item=a1b2" class="remove_from_cart_button" data-cart_item_key="a1b2">×</a>
 * ```
 * ```ts
 * const isRemoved = await removeItem('a1b2', link);
 * ```
 * @returns true if the server removed it; false for an unknown key.
 * @throws {RequestError} without a usable answer.
 */
export async function removeItem(key: string, link: HTMLElement | undefined): Promise<boolean> {
  setRemoving(key, true);
  try {
    return await cartQueue()(async () => {
      const answer = await removeFromCart(key);
      if ('success' in answer) return false;
      acceptCart(answer.fragments, answer.cart_hash);
      emitChange('removed', answer, link, [[CART_EVENT.loaded]]);
      return true;
    });
  } finally {
    setRemoving(key, false);
  }
}

function setRemoving(key: string, isRemoving: boolean): void {
  const state = cartState();
  const keys = new Set(state.get().removing);
  if (isRemoving) keys.add(key);
  else keys.delete(key);
  state.setKey('removing', keys);
}
