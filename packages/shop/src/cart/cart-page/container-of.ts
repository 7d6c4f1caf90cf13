import { membersOf, rootSelector } from '@stirrup/runtime';
import { CONTAINER } from './contract.ts';

/** The container of a cart, in any dialect: replaced as a whole when the cart becomes empty, or is no longer empty. */
export function containerOf(cart: Element | null): Element | null {
  return cart && membersOf(cart).closest(`${CONTAINER}, ${rootSelector('cart-page')}`);
}
