import { type CartAnswer, type EmittedEvent, emit, emitAfter, pageJQuery } from '@stirrup/cms';
import { BLOCKS_EVENT, CART_EVENT } from './contract.ts';
import { inOwnEvent } from './own-event.ts';

/**
 * Emits the event of a change that the cart has made itself, and then its sequel (woocommerce.md §4.2).
 *
 * @param control The control that was used; it is passed to listeners.
 */
export function emitChange(
  change: keyof typeof BLOCKS_EVENT,
  answer: CartAnswer,
  control: HTMLElement | undefined,
  sequel: readonly EmittedEvent[],
): void {
  const { body } = document;
  const emitThis = () => {
    emit(body, CART_EVENT[change], [answer.fragments, answer.cart_hash, control]);
    // On a page with jQuery the shop's blocks translate its event themselves (woocommerce.md §7.1).
    if (!pageJQuery()) body.dispatchEvent(new CustomEvent(BLOCKS_EVENT[change]));
  };
  emitAfter(body, () => inOwnEvent(emitThis), sequel);
}
