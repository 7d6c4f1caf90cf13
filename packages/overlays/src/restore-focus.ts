import { membersOf } from '@stirrup/runtime';
import { tryFocusOnce } from './focusable.ts';
import type { Overlay } from './overlay.ts';

/** Target of the focus when no element is left to restore it to. */
export const MAIN = 'main,[role="main"]';

/**
 * Restores a focus that is inside a closing element, or was lost with it: to the target, for instance its opener, else to
 * `otherwise`, else to the topmost dialog, else to the page's content. A focus that the visitor has moved elsewhere stays.
 * Without a target the page's content is not focused.
 */
export function restoreFocus(
  closed: Element,
  target: Element | null,
  otherwise: Element | null = null,
  topmost?: Overlay,
): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !membersOf(closed).contains(activeElement)) return;
  if (tryFocusOnce(target) || tryFocusOnce(otherwise)) return;
  if (topmost?.isModal) topmost.focusInside();
  else if (target) tryFocusOnce(document.querySelector(MAIN));
}
