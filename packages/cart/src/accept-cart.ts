import { applyFragments } from './apply-fragments.ts';
import { type Fragments, writeCopy } from './cart-copy.ts';
import { cartState } from './cart-state.ts';

/** Shows a cart that the server has just sent, and stores a copy of it. */
export function acceptCart(fragments: Fragments, hash: string): void {
  writeCopy({ fragments, hash, created: Date.now() });
  showCart(fragments, hash);
}

/** Shows a cart. */
export function showCart(fragments: Fragments, hash: string): void {
  applyFragments(fragments);
  const state = cartState();
  state.setKey('hash', hash);
  state.setKey('isFilled', hash !== '');
  state.setKey('failure', undefined);
}
