import { emit, subscribe } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { pageRegistry } from '@stirrup/runtime';
import { acceptCart } from './accept-cart.ts';
import { readFragments } from './cart-copy.ts';
import { CART_EVENT } from './contract.ts';
import { isOwnEvent } from './own-event.ts';
import { askAgain, refreshCart } from './refresh-cart.ts';

/**
 * Shows and stores the carts that other scripts bring with their events of an add or a removal, once per page. A page
 * without a cart of its own may print some of it anywhere, such as the number of products (woocommerce.md §4.2).
 */
export function followChanges(): void {
  pageRegistry().shared('cart/followed', () => {
    for (const name of [CART_EVENT.added, CART_EVENT.removed]) subscribe(document.body, name, follow);
  });
}

function follow([printed, hash]: readonly unknown[]): void {
  if (isOwnEvent()) return;
  const fragments = readFragments(printed);
  // Other scripts emit these events without arguments, too: only the server knows the cart then.
  if (!fragments || typeof hash !== 'string') {
    void refreshCart();
    return;
  }
  acceptCart(fragments, hash);
  askAgain();
  // The shop's own script reacts to this event and emits the next one itself (woocommerce.md §4.2).
  if (!hasLegacyScript('wc-add-to-cart')) emit(document.body, CART_EVENT.loaded);
}
