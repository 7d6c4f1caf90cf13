import { takesFocusOnce } from './focusable.ts';
import type { Overlay } from './overlay.ts';

/** Where the focus goes when there is nowhere to give it back to. */
export const MAIN = 'main,[role="main"]';

/**
 * Gives back the focus that what closes has, or that was lost with it: to where it came from, else to the dialog that is
 * on top now, else to the page's content. Focus that the visitor has taken elsewhere stays; who had none gets none.
 */
export function giveFocusBack(closed: Element, opener: Element | null, topmost?: Overlay): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !closed.contains(activeElement)) return;
  if (takesFocusOnce(opener)) return;
  if (topmost?.isModal) topmost.focusInside();
  else if (opener) takesFocusOnce(document.querySelector(MAIN));
}
