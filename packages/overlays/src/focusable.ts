import { membersOf } from '@stirrup/runtime';

/** Elements that may be focusable. Only `focus()` decides: an element may be hidden, disabled or inert. */
export const FOCUSABLE = 'a[href],button,input,select,textarea,summary,iframe,[controls],[contenteditable],[tabindex]';

/** Focus without scrolling. */
const IN_PLACE: FocusOptions = { preventScroll: true };

/** Focuses an element; returns true if it has the focus then. The body has it while no other has. */
export function tryFocus(element: Element | null, options = IN_PLACE): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) return false;
  if (membersOf(element).closest('[inert]')) return false;
  membersOf(element).focus(options);
  return document.activeElement === element;
}

/** Like {@link tryFocus}, also for elements that are no controls: these are focusable until they lose the focus. */
export function tryFocusOnce(element: Element | null, options = IN_PLACE): boolean {
  if (tryFocus(element, options)) return true;
  const members = element && membersOf(element);
  if (!members || members.hasAttribute('tabindex')) return false;
  members.setAttribute('tabindex', '-1');
  const isTaken = tryFocus(element, options);
  const forget = () => members.removeAttribute('tabindex');
  if (isTaken) members.addEventListener('blur', forget, { once: true });
  else forget();
  return isTaken;
}
