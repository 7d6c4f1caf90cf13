import { keepAttributes } from './keep-attributes.ts';
import { isPress } from './keys/is-press.ts';
import { NAMED } from './named.ts';

/** Elements that are buttons already, or become buttons in browsers. */
const NATIVE = 'button, input, summary';

/** Attributes that are set here and restored later. */
const ATTRIBUTES = ['role', 'tabindex', 'aria-label', 'aria-pressed'] as const;

/**
 * Makes an element a button for keyboards and screen readers. The author's name wins: `name` is used only for elements
 * without one, such as a bare picture.
 *
 * @param act Handler of a key press.
 */
export function makeControl(
  control: HTMLElement | SVGElement,
  name: string,
  act: (event: Event) => void,
  signal: AbortSignal,
): void {
  const restore = keepAttributes(control, ATTRIBUTES);
  const isNative = control.matches(NATIVE);

  control.addEventListener(
    'keydown',
    (event) => {
      if (isNative || !(event instanceof KeyboardEvent) || event.target !== control || !isPress(event)) return;
      // Prevents scrolling; a key that is held down is one press.
      event.preventDefault();
      if (!event.repeat) act(event);
    },
    { signal },
  );
  if (!isNative) {
    control.setAttribute('role', 'button');
    if (!control.hasAttribute('tabindex')) control.tabIndex = 0;
  }
  if (!isNamed(control)) control.setAttribute('aria-label', name);
  signal.addEventListener('abort', restore);
}

/** Names a control that shows a picture only, unless its author has, until the signal aborts. */
export function nameBareControl(control: HTMLElement, name: string, signal: AbortSignal): void {
  if (signal.aborted || isNamed(control)) return;
  signal.addEventListener('abort', keepAttributes(control, ['aria-label']));
  control.setAttribute('aria-label', name);
}

/** True if a control has an accessible name: text, a label, or a picture with an alternative text. */
export function isNamed(control: HTMLElement | SVGElement): boolean {
  const hasLabels = control instanceof HTMLInputElement && (control.labels?.length ?? 0) > 0;
  const isNamedInside = control.querySelector(`${NAMED}, svg title`) !== null;
  return hasLabels || control.textContent.trim() !== '' || control.matches(NAMED) || isNamedInside;
}
