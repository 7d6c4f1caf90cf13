import { applyFragments } from './apply-fragments.ts';
import { type Fragments, writeCopy } from './cart-copy.ts';
import { cartState } from './cart-state.ts';

/** Shows a cart that the server has just sent, and keeps a copy of it. */
export function acceptCart(fragments: Fragments, hash: string): void {
  writeCopy({ fragments, hash, created: Date.now() });
  showCart(fragments, hash);
}

/** Shows a cart. */
export function showCart(fragments: Fragments, hash: string): void {
  const state = cartState();
  const { expected } = state.get();
  // Counts show the server's number while fragments come in, or they would be taken for changed.
  state.setKey('expected', 0);
  applyFragments(fragments);
  state.setKey('expected', expected);
  state.setKey('hash', hash);
  state.setKey('isFilled', hash !== '');
  state.setKey('hasFailed', false);
}
