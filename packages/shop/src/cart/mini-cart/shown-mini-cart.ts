import { pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';

/** The open mini cart: one at most, so opening one closes the others. */
export function shownMiniCart(): WritableAtom<HTMLElement | undefined> {
  return pageRegistry().shared('mini-cart/open', () => atom<HTMLElement | undefined>());
}

/** Closes a mini cart, if it is open. */
export function closeMiniCart(root: HTMLElement): void {
  if (shownMiniCart().get() === root) shownMiniCart().set(undefined);
}
