import { pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';

/** The mini cart that is open: at most one, so opening one closes the others. */
export function openMiniCart(): WritableAtom<HTMLElement | undefined> {
  return pageRegistry().shared('mini-cart/open', () => atom<HTMLElement | undefined>());
}

/** Closes a mini cart, if it is the one that is open. */
export function closeMiniCart(root: HTMLElement): void {
  if (openMiniCart().get() === root) openMiniCart().set(undefined);
}
