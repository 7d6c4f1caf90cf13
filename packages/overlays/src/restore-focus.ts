import { membersOf } from '@stirrup/runtime';
import { tryFocusOnce } from './focusable.ts';
import type { Overlay } from './overlay.ts';

/** Target of the focus when no element is left to restore it to. */
export const MAIN = 'main,[role="main"]';

/**
 * Restores a focus that is inside a closing element, or was lost with it: to its opener, else to the element that had it
 * `before`, else to the topmost dialog, else to the page's content. A focus that the visitor has moved elsewhere stays.
 * Without an opener only a dialog is focused.
 */
export function restoreFocus(
  closed: Element,
  opener: Element | null,
  topmost?: Overlay,
  before: Element | null = null,
): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !membersOf(closed).contains(activeElement)) return;
  if (tryFocusOnce(opener) || tryFocusOnce(before)) return;
  if (topmost?.isModal) topmost.focusInside();
  else if (opener) tryFocusOnce(document.querySelector(MAIN));
}
