import { cartState, removeItem } from '@stirrup/cart';
import { httpUrl, isRequestError, messageFor } from '@stirrup/cms';
import { announce } from '@stirrup/cms/notices';
import { miniCartTexts, text } from '@stirrup/cms/texts';
import { showMessageAfter } from '../message-beside.ts';
import { CONTENT, REMOVE_LINK } from './contract.ts';

/** The remove link that an event happened on, if any. */
export function removeLinkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest(REMOVE_LINK) : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/**
 * Removes a line in the background. What the shop does not do that way is done the way it works without scripts: by
 * going to the link's own address (specification shop.md §8). Only without a network is there no point in going.
 * Focus stays in the cart: it moves to the next line, or where `fallback` says if there is none.
 */
export async function removeByLink(link: HTMLAnchorElement, fallback: () => HTMLElement | undefined): Promise<void> {
  const key = link.dataset['cart_item_key'] ?? '';
  if (cartState().get().removing.has(key)) return;
  const content = link.closest<HTMLElement>(CONTENT);
  const hadFocus = content?.contains(document.activeElement);
  const address = httpUrl(link.href);
  try {
    if (await removeItem(key, link)) {
      announce(link.dataset['success_message'] || text(miniCartTexts, 'itemRemoved'));
      // The door has given it to a line that is left.
      if (hadFocus && document.activeElement === document.body) focus(fallback() ?? content ?? document.body);
      return;
    }
  } catch (error) {
    if (!isRequestError(error)) reportError(error);
    if (!navigator.onLine) {
      unsay();
      unsay = showMessageAfter(link.parentElement?.lastElementChild ?? link, messageFor(error));
      return;
    }
  }
  if (address) location.assign(address);
}

/** Takes the last message away; the server's next answer does, too. */
let unsay = () => {};

function focus(element: HTMLElement): void {
  if (element.matches(CONTENT)) element.tabIndex = -1;
  element.focus();
}
