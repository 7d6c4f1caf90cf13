import { CONTENT, cartState, removeItem } from '@stirrup/cart';
import { httpUrl, isAborted, isRequestError, messageFor } from '@stirrup/cms';
import { announce } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import { createMessage, type MessageSlot } from '../../shared/message-beside.ts';
import { REMOVE_LINK } from './contract.ts';
import { focusNearest } from './focus-nearest.ts';
import { miniCartTexts } from './texts.ts';

/** The remove link that contains an event's target, if any. */
export function removeLinkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest(REMOVE_LINK) : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/**
 * Removes a line in the background. If the shop refuses or answers uselessly, the browser follows the link's own
 * address, as it would without scripts (shop-specification.md §8); only without a network that is pointless. The focus
 * stays in the cart: it moves to the next line, or to `fallback` if there is none.
 *
 * @param message Place of the message; the next answer of the server removes it, too.
 */
export async function removeByLink(
  link: HTMLAnchorElement,
  message: MessageSlot,
  fallback: () => HTMLElement | undefined,
): Promise<void> {
  const key = link.dataset['cart_item_key'] ?? '';
  if (cartState().get().removing.has(key)) return;
  const focusAgain = keepPlace(link);
  const address = httpUrl(link.href);
  try {
    if (await removeItem(key, link)) {
      focusAgain(fallback);
      // In the dialog that has the focus, if any.
      announce(link.dataset['success_message'] || text(miniCartTexts, 'itemRemoved'));
      return;
    }
  } catch (error) {
    // The visitor is on the way to another page.
    if (isAborted(error)) return;
    if (!isRequestError(error)) reportError(error);
    if (!navigator.onLine) {
      message.dismiss();
      message.show(link.parentElement?.lastElementChild ?? link, createMessage(messageFor(error)));
      return;
    }
  }
  if (address) location.assign(address);
}

/**
 * Remembers that the focus is in a cart. Returns a function that focuses the line that moved up, if the focus was lost:
 * the door has done so already, but the shop's own script, if still present, replaces all lines again.
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
    focusNearest(links[index] ?? links.at(-1) ?? fallback() ?? cart.querySelector(CONTENT));
  };
}
