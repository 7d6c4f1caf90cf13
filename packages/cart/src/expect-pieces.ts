import type { FormFields } from '@stirrup/cms';
import { cartState } from './cart-state.ts';

/**
 * Counts pieces that are on their way to the shop, until the function that comes back is called: with the answer, and
 * before it is shown, because the shop has counted them then.
 */
export function expectPieces(pieces: number): () => void {
  let isOver = false;
  change(pieces);
  return () => {
    if (!isOver) change(-pieces);
    isOver = true;
  };
}

/** How many pieces the fields of a call ask for, as the shop counts them (contracts/woocommerce.md §2.2). */
export function piecesIn(fields: FormFields): number {
  const quantity = fields instanceof FormData ? fields.get('quantity') : fields['quantity'];
  return Math.max(1, Math.floor(Number(quantity)) || 1);
}

function change(by: number): void {
  const state = cartState();
  state.setKey('expected', state.get().expected + by);
}
