import { tryFocusOnce } from './focusable.ts';
import type { Overlay } from './overlay.ts';

/** Target of the focus when no element is left to restore it to. */
export const MAIN = 'main,[role="main"]';

/**
 * Restores the focus that a closing element has, or that was lost with it: to where it came from, else to the topmost
 * dialog, else to the page's content. Focus that the visitor has moved elsewhere stays; without focus none is set.
 */
export function restoreFocus(closed: Element, opener: Element | null, topmost?: Overlay): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !closed.contains(activeElement)) return;
  if (tryFocusOnce(opener)) return;
  if (topmost?.isModal) topmost.focusInside();
  else if (opener) tryFocusOnce(document.querySelector(MAIN));
}
