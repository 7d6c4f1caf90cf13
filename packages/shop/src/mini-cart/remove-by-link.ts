import { cartState, removeItem } from '@stirrup/cart';
import { httpUrl, isRequestError, messageFor, text } from '@stirrup/cms';
import { announce } from '@stirrup/cms/notices';
import { MESSAGE_CLASS, showMessageAfter } from '../message-beside.ts';
import { CONTENT, REMOVE_LINK } from './contract.ts';

/** The remove link that an event happened on, if any. */
export function removeLinkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest(REMOVE_LINK) : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/**
 * Removes a line in the background. What the shop does not do that way is done the way it works without scripts: by
 * going to the link's own address (specification shop.md §8). Only without a network is there no point in going.
 * Focus stays in the cart: it moves to the next line, the last one, or where `fallback` says.
 */
export async function removeByLink(link: HTMLAnchorElement, fallback: () => HTMLElement | undefined): Promise<void> {
  const key = link.dataset['cart_item_key'] ?? '';
  if (cartState().get().removing.has(key)) return;
  const content = link.closest<HTMLElement>(CONTENT);
  const place = content ? [...content.querySelectorAll(REMOVE_LINK)].indexOf(link) : 0;
  const island = content?.parentElement;
  const address = httpUrl(link.href);
  try {
    if (await removeItem(key, link)) {
      announce(link.dataset['success_message'] || text('itemRemoved'));
      if (island) keepFocus(island, place, fallback);
      return;
    }
  } catch (error) {
    if (!isRequestError(error)) reportError(error);
    if (!navigator.onLine) {
      sayInLine(link, messageFor(error));
      return;
    }
  }
  if (address) location.assign(address);
}

/** Under the line's own content; the next answer of the server replaces it. */
function sayInLine(link: HTMLElement, message: string): void {
  const last = link.parentElement?.lastElementChild;
  if (last?.classList.contains(MESSAGE_CLASS)) last.remove();
  showMessageAfter(link.parentElement?.lastElementChild ?? link, message);
}

function keepFocus(island: Element, place: number, fallback: () => HTMLElement | undefined): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const links = island.querySelectorAll<HTMLElement>(`${CONTENT} ${REMOVE_LINK}`);
  const heir = links[Math.min(place, links.length - 1)] ?? fallback() ?? island.querySelector<HTMLElement>(CONTENT);
  if (heir?.matches(CONTENT)) heir.tabIndex = -1;
  heir?.focus();
}
