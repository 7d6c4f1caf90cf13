import { FOCUSABLE, tryFocus } from './focusable.ts';
import { isTab } from './is-tab.ts';
import type { Overlay } from './overlay.ts';

/** Tab stops for which browsers report a `tabIndex` of -1 unless they have the attribute. */
const UNCOUNTED = ':is([controls],[contenteditable]:not([contenteditable="false" i])):not([tabindex])';

/** Dialogs, also those of other scripts. */
const DIALOG = '[role="dialog"],[role="alertdialog"],[aria-modal="true"]';

/**
 * Focus trap: moves Tab from the last control of a dialog to its first, and back, and into a dialog without focus. A
 * dialog without controls keeps the focus itself. The rest of the page is inert, so Tab would otherwise leave it for
 * the browser's bar. Keys that another script has handled are left alone, and so is Tab between controls.
 */
export function trapFocus({ element, content }: Overlay, event: KeyboardEvent): void {
  if (!isTab(event) || event.defaultPrevented) return;
  const { activeElement } = document;
  // Of another script, which lies above and is not inert, as a media library.
  const dialog = activeElement?.closest(DIALOG);
  if (dialog && !dialog.contains(element) && !element.contains(dialog) && !dialog.closest('[inert]')) return;
  const controls = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) =>
      (control.tabIndex >= 0 || control.matches(UNCOUNTED)) &&
      !control.matches(':disabled,[inert],[inert] *') &&
      control.checkVisibility({ visibilityProperty: true }),
  );
  // Browsers skip the other buttons of a group that has a checked one.
  const checked = controls.filter((control) => isRadio(control) && control.checked);
  const stops = controls.filter(
    (control) => control === activeElement || !checked.some((other) => other !== control && isOneStop(control, other)),
  );
  const ways = event.shiftKey ? stops.toReversed() : stops;
  const last = ways.at(-1);
  // Between the buttons of a group there may be other controls.
  const isLastStop = ways
    .slice(ways.findLastIndex((way) => !isOneStop(activeElement, way)) + 1)
    .some((way) => way === activeElement);
  const isAtEnd =
    !last ||
    !element.contains(activeElement) ||
    // A player has stops of its own, which only the browser knows.
    (isLastStop && !last.matches('[controls]')) ||
    (activeElement === content && event.shiftKey);
  if (!isAtEnd) return;
  if ([...ways, content].some((way) => tryFocus(way))) event.preventDefault();
}

/** True if Tab treats both as one stop, as it does a group of radio buttons. */
function isOneStop(one: Element | null, other: Element | undefined): boolean {
  return one === other || (isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form);
}

function isRadio(control: Element | null | undefined): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'radio' && control.name !== '';
}
