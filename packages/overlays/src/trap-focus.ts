import { FOCUSABLE, tryFocus } from './focusable.ts';
import type { Overlay } from './overlay.ts';

/**
 * Focus trap: moves Tab from the last control of a dialog to its first, and back, and into a dialog without focus. A
 * dialog without controls keeps the focus itself. The rest of the page is inert, so Tab would otherwise leave it for
 * the browser's bar. Keys that another script has handled are left alone, and so is Tab between controls.
 */
export function trapFocus({ element, content }: Overlay, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const { activeElement } = document;
  const controls = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) =>
      control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility({ visibilityProperty: true }),
  );
  const ways = event.shiftKey ? controls.toReversed() : controls;
  const last = ways.at(-1);
  const isAtEnd =
    !last ||
    !element.contains(activeElement) ||
    activeElement === last ||
    (activeElement === content && event.shiftKey);
  if (isAtEnd && [...ways, content].some((way) => tryFocus(way))) event.preventDefault();
}
