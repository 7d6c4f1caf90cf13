import { CART_EVENT, followChanges, isOwnEvent } from '@stirrup/cart';
import { emit, subscribe } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { announce, prepareLiveRegions } from '@stirrup/cms/notices';
import { pageRegistry } from '@stirrup/runtime';
import { BUTTON_CLASS } from '../adding/contract.ts';
import { showViewCartLink } from '../adding/show-view-cart-link.ts';

/**
 * Does what the shop's own script does after an add by another script, once per page: the event brings a cart, and may
 * bring a button, which the caller leaves busy (woocommerce.md §4.2, §7.1).
 */
export function followAdds(): void {
  pageRegistry().shared('cart-fragments/adds', () => {
    prepareLiveRegions();
    subscribe(document.body, CART_EVENT.added, ([fragments, , button]) => {
      if (isOwnEvent() || hasLegacyScript('wc-add-to-cart') || !(button instanceof HTMLElement)) return;
      // Without fragments nothing was added.
      showAdded(button, Boolean(fragments));
    });
    followChanges();
  });
}

function showAdded(button: HTMLElement, isAdded: boolean): void {
  button.classList.remove(BUTTON_CLASS.loading);
  if (isAdded) {
    button.classList.add(BUTTON_CLASS.added);
    showViewCartLink(button);
    announce(button.dataset['success_message'] ?? '');
  }
  emit(document.body, CART_EVENT.buttonUpdated, [button]);
}
