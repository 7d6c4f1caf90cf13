import { pageRegistry } from '@stirrup/runtime';
import { type MapStore, map } from 'nanostores';
import { isCartFilled } from './cart-copy.ts';

/** State of the cart; items and totals are in the server's fragments only. */
export interface CartState {
  /** Hash of the shown cart; undefined until one is shown. */
  readonly hash: string | undefined;
  /** True if the cart is known to hold items. */
  readonly isFilled: boolean;
  /** Number of adds under way. */
  readonly adding: number;
  /** Keys of the items that are being removed. */
  readonly removing: ReadonlySet<string>;
  /** True while the cart is fetched. */
  readonly isLoading: boolean;
  /** Reason why the last fetch of the cart failed; undefined if it did not. */
  readonly failure?: unknown;
}

/**
 * The state of the page's cart. All islands, and all bundles, share it.
 *
 * @example
 * ```ts
 * cartState().subscribe(({ isFilled }) => document.body.classList.toggle('has-cart', isFilled));
 * ```
 */
export function cartState(): MapStore<CartState> {
  return pageRegistry().shared('cart/state', () =>
    map<CartState>({
      hash: undefined,
      isFilled: isCartFilled(),
      adding: 0,
      removing: new Set(),
      isLoading: false,
    }),
  );
}
