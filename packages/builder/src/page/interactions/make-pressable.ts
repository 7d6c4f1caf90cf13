import { isPress } from '../../shared/keys/is-press.ts';
import { NAMED } from '../../shared/named.ts';

/** Elements that are controls in every browser. */
const CONTROL = 'a[href], button, input, select, textarea, summary, label, [contenteditable], iframe, audio, video';

/** Elements that mean nothing by themselves, so that they may become buttons. */
const PLAIN = 'div, span, a, i, img, p, figure';

const pressable = new WeakSet<EventTarget>();
let isListening = false;

/**
 * Makes an element with an interaction on click a button for the keyboard, unless it is a control, holds one or is in one. A
 * role or a `tabindex` of the page's own stays. The markup is restored when the signal aborts.
 */
export function makePressable(element: HTMLElement, signal: AbortSignal): void {
  const isLeftOut = element.hasAttribute('tabindex') && element.tabIndex < 0;
  const isOne = element.closest(CONTROL) ?? element.querySelector(`${CONTROL}, [tabindex]`);
  if (isLeftOut || isOne) return;
  if (!isListening) document.addEventListener('keydown', press);
  isListening = true;
  pressable.add(element);
  const added: string[] = [];
  const add = (name: string, value: string) => {
    if (element.hasAttribute(name)) return;
    element.setAttribute(name, value);
    added.push(name);
  };
  add('tabindex', '0');
  if (element.matches(PLAIN) && (element.textContent.trim() || element.matches(NAMED))) add('role', 'button');
  signal.addEventListener('abort', () => {
    pressable.delete(element);
    for (const name of added) element.removeAttribute(name);
  });
}

function press(event: KeyboardEvent): void {
  const { target } = event;
  if (!isPress(event) || event.defaultPrevented || !(target instanceof HTMLElement) || !pressable.has(target)) return;
  // A page does not scroll under a button, and a key that is held down is one press.
  event.preventDefault();
  if (!event.repeat) target.click();
}
