const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';

/** Moves the focus to an item: to its first link or control, else to itself. */
export function focusItem(item: Element, options?: FocusOptions): void {
  const takesIt = (element: Element) => takesFocus(element, options);
  if (item.matches(FOCUSABLE) && takesIt(item)) return;
  if ([...item.querySelectorAll(FOCUSABLE)].some(takesIt)) return;
  item.setAttribute('tabindex', '-1');
  takesIt(item);
}

/** What is hidden or disabled does not take it. */
function takesFocus(element: Element, options?: FocusOptions): boolean {
  if (element instanceof HTMLElement) element.focus(options);
  return document.activeElement === element;
}
