import { ACTING_LINK, HEADING } from './contract.ts';

const LINK = 'a[href]:not([tabindex="-1"])';

/**
 * Moves the focus to an item: to what it is called, so that the next Enter leads to it and can do nothing else. A button
 * may buy something, and so may a link that looks like one.
 *
 * In turn: the link of its heading, any link that leads somewhere, its heading, the item itself.
 */
export function focusItem(item: Element, options?: FocusOptions): void {
  const inside = (selector: string) =>
    [item, ...item.querySelectorAll(selector)].filter((one) => one.matches(selector));
  const links = inside(LINK).filter((link) => !link.matches(ACTING_LINK));
  const ofHeading = links.filter((link) => link.closest(HEADING) || link.querySelector(HEADING));
  if ([...ofHeading, ...links].some((link) => tryFocus(link, options))) return;
  if (inside(HEADING).some((heading) => tryFocusOnce(heading, options))) return;
  tryFocusOnce(item, options);
}

/** The hidden does not take it. */
function tryFocus(element: Element, options?: FocusOptions): boolean {
  if (element instanceof HTMLElement) element.focus(options);
  return document.activeElement === element;
}

/** An element that is no control takes it for as long as it has it: a click on it later is no reason to draw a ring. */
function tryFocusOnce(element: Element, options?: FocusOptions): boolean {
  if (tryFocus(element, options)) return true;
  if (element.hasAttribute('tabindex')) return false;
  element.setAttribute('tabindex', '-1');
  const restore = () => element.removeAttribute('tabindex');
  if (!tryFocus(element, options)) {
    restore();
    return false;
  }
  element.addEventListener('blur', restore, { once: true });
  return true;
}
