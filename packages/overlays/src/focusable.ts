/** Elements that may be focusable. Only `focus()` decides: an element may be hidden, disabled or inert. */
export const FOCUSABLE = 'a[href],button,input,select,textarea,summary,iframe,[controls],[contenteditable],[tabindex]';

/** Focuses an element without scrolling; returns true if it has the focus then. */
export function tryFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element.closest('[inert]')) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Like {@link tryFocus}, also for elements that are no controls: these are focusable until they lose the focus. */
export function tryFocusOnce(element: Element | null): boolean {
  if (tryFocus(element)) return true;
  if (!element || element.hasAttribute('tabindex')) return false;
  element.setAttribute('tabindex', '-1');
  const isTaken = tryFocus(element);
  const forget = () => element.removeAttribute('tabindex');
  if (isTaken) element.addEventListener('blur', forget, { once: true });
  else forget();
  return isTaken;
}
