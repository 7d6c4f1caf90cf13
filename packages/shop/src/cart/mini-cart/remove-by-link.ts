import { CONTENT, cartState, removeItem } from '@stirrup/cart';
import { httpUrl, isRequestError, messageFor } from '@stirrup/cms';
import { announce } from '@stirrup/cms/notices';
import { miniCartTexts, text } from '@stirrup/cms/texts';
import { showMessageAfter } from '../../shared/message-beside.ts';
import { REMOVE_LINK } from './contract.ts';

/** The remove link that an event happened on, if any. */
export function removeLinkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest(REMOVE_LINK) : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/**
 * Removes a line in the background. What the shop does not do that way is done the way it works without scripts: by
 * going to the link's own address (shop-specification.md §8). Only without a network is there no point in going.
 * Focus stays in the cart: it moves to the next line, or where `fallback` says if there is none.
 */
export async function removeByLink(link: HTMLAnchorElement, fallback: () => HTMLElement | undefined): Promise<void> {
  const key = link.dataset['cart_item_key'] ?? '';
  if (cartState().get().removing.has(key)) return;
  const focusAgain = keepPlace(link);
  const address = httpUrl(link.href);
  try {
    if (await removeItem(key, link)) {
      announce(link.dataset['success_message'] || text(miniCartTexts, 'itemRemoved'));
      focusAgain(fallback);
      return;
    }
  } catch (error) {
    if (!isRequestError(error)) reportError(error);
    if (!navigator.onLine) {
      dismissMessage();
      dismissMessage = showMessageAfter(link.parentElement?.lastElementChild ?? link, messageFor(error));
      return;
    }
  }
  if (address) location.assign(address);
}

/** Takes the last message away; the server's next answer does, too. */
let dismissMessage = () => {};

/**
 * Remembers that the focus is in a cart. What comes back gives it to the line that moved up, where it got lost: the door
 * has done so already, but the shop's own script, where it is still there, replaces all lines once more.
 */
function keepPlace(link: HTMLElement): (fallback: () => HTMLElement | undefined) => void {
  const content = link.closest(CONTENT);
  const cart = content?.parentElement;
  if (!content?.contains(document.activeElement) || !cart) return () => {};
  const linksNow = () => [...cart.querySelectorAll<HTMLElement>(REMOVE_LINK)];
  const index = linksNow().indexOf(link);
  return (fallback) => {
    if (document.activeElement !== document.body) return;
    const links = linksNow();
    const heir = links[index] ?? links.at(-1) ?? fallback() ?? cart.querySelector<HTMLElement>(CONTENT);
    if (heir?.matches(CONTENT)) heir.tabIndex = -1;
    heir?.focus();
  };
}
