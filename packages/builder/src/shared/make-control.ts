import { keepAttributes } from './keep-attributes.ts';

/** Elements that browsers make buttons of themselves. */
const NATIVE = 'button, input, summary';

/** Attributes that are set here, and restored later. */
const ATTRIBUTES = ['role', 'tabindex', 'aria-label', 'aria-pressed'] as const;

/**
 * Makes a control a button to keyboards and screen readers. Its name is the author's: `name` is for those that show a
 * picture only.
 *
 * @param act What a press does.
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
      if (isNative || !(event instanceof KeyboardEvent) || event.target !== control) return;
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // A page does not scroll under a button, and a key that is held down is one press.
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

/** Whether a control has a name for screen readers: words, a label, or a picture with a text. */
export function isNamed(control: HTMLElement | SVGElement): boolean {
  const hasLabels = control instanceof HTMLInputElement && (control.labels?.length ?? 0) > 0;
  const named = '[aria-label], [aria-labelledby], [title], [alt]';
  const inside = control.querySelector('[aria-label], [title], [alt]:not([alt=""]), svg title');
  return hasLabels || control.textContent.trim() !== '' || control.matches(named) || inside !== null;
}
