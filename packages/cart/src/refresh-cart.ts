import { emit, isRequestError, refreshFragments } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { acceptCart } from './accept-cart.ts';
import { cartQueue } from './cart-queue.ts';
import { cartState } from './cart-state.ts';
import { CART_EVENT } from './contract.ts';

/**
 * Fetches the cart (woocommerce.md §2.4, §4.3). Calls before the request is sent share it; a call during the request
 * causes another one, because the cart may have changed meanwhile. Never rejects: a failure is stored in the cart's
 * state and emitted as an event.
 */
export function refreshCart(): Promise<void> {
  const waiting = pageRegistry().shared<{ refresh: Promise<void> | undefined }>('cart/refresh', () => ({
    refresh: undefined,
  }));
  const state = cartState();
  state.setKey('isLoading', true);
  waiting.refresh ??= cartQueue()(async () => {
    waiting.refresh = undefined;
    try {
      const answer = await refreshFragments();
      acceptCart(answer.fragments, answer.cart_hash, 'wc-cart-fragments');
      emit(document.body, CART_EVENT.refreshed);
    } catch (error) {
      if (!isRequestError(error)) reportError(error);
      state.setKey('failure', error);
      emit(document.body, CART_EVENT.refreshFailed);
    } finally {
      state.setKey('isLoading', waiting.refresh !== undefined);
    }
  });
  return waiting.refresh;
}

/** Asks once more while an answer is under way that is older than the cart that shows now. */
export function askAgain(): void {
  if (cartState().get().isLoading) void refreshCart();
}
