import { membersOf, rootSelector } from '@stirrup/runtime';
import { CONTAINER } from './contract.ts';

/** What a cart is in, in any dialect: it is replaced as a whole when the cart becomes empty, or is not empty any more. */
export function containerOf(cart: Element | null): Element | null {
  return cart && membersOf(cart).closest(`${CONTAINER}, ${rootSelector('cart-page')}`);
}
