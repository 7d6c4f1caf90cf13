import { pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';

/** The mini cart that is open: at most one, so opening one closes the others. */
export function openMiniCart(): WritableAtom<HTMLElement | undefined> {
  return pageRegistry().shared('mini-cart/open', () => atom<HTMLElement | undefined>());
}

/** Closes a mini cart; returns whether it was open. */
export function closeMiniCart(root: HTMLElement): boolean {
  const open = openMiniCart();
  if (open.get() !== root) return false;
  open.set(undefined);
  return true;
}
