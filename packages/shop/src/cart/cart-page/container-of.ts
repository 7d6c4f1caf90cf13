import { membersOf, rootSelector } from '@stirrup/runtime';
import { CONTAINER } from './contract.ts';

/**
 * The container of a cart, in any dialect. It is replaced as a whole if the cart becomes empty or stops being empty.
 */
export function containerOf(cart: Element | null): Element | null {
  return cart && membersOf(cart).closest(`${CONTAINER}, ${rootSelector('cart-page')}`);
}
