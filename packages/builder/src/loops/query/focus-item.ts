import { tryFocus, tryFocusOnce } from '@stirrup/overlays/focus';
import { ACTING_LINK, HEADING } from './contract.ts';

const LINK = 'a[href]:not([tabindex="-1"])';

/**
 * Moves the focus to an item's main link, so that the next Enter opens the item and does nothing else: a button might
 * buy it, and so might a link that looks like a button.
 *
 * Order of candidates: a link of its heading, any link to a page, its heading, the item itself.
 */
export function focusItem(item: Element, options: FocusOptions = {}): void {
  const inside = (selector: string) =>
    [item, ...item.querySelectorAll(selector)].filter((one) => one.matches(selector));
  const links = inside(LINK).filter((link) => !link.matches(ACTING_LINK));
  const ofHeading = links.filter((link) => link.closest(HEADING) || link.querySelector(HEADING));
  if ([...ofHeading, ...links].some((link) => tryFocus(link, options))) return;
  if (inside(HEADING).some((heading) => tryFocusOnce(heading, options))) return;
  tryFocusOnce(item, options);
}
