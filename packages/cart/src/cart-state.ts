import { pageRegistry } from '@stirrup/runtime';
import { type MapStore, map } from 'nanostores';
import { isCartFilled } from './cart-copy.ts';

/** The cart as islands may know it; its items and totals are in the server's fragments only. */
export interface CartState {
  /** Hash of the cart that the page shows; undefined until any is shown. */
  readonly hash: string | undefined;
  /** Whether the cart holds anything, as far as is known. */
  readonly isFilled: boolean;
  /** Adds under way. */
  readonly adding: number;
  /** Keys of the items that are being removed. */
  readonly removing: ReadonlySet<string>;
  /** Whether the cart is being fetched. */
  readonly isLoading: boolean;
  /** Whether the last attempt to fetch the cart failed. */
  readonly hasFailed: boolean;
  /** Why it did. */
  readonly failure?: unknown;
}

/** The state of the page's cart. All islands, and all bundles, share it. */
export function cartState(): MapStore<CartState> {
  return pageRegistry().shared('cart/state', () =>
    map<CartState>({
      hash: undefined,
      isFilled: isCartFilled(),
      adding: 0,
      removing: new Set(),
      isLoading: false,
      hasFailed: false,
    }),
  );
}
