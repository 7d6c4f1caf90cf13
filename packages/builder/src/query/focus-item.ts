const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';

/** Moves the focus to an item: to its first link or control, else to itself. */
export function focusItem(item: Element): void {
  if (item.matches(FOCUSABLE) && takesFocus(item)) return;
  if ([...item.querySelectorAll(FOCUSABLE)].some(takesFocus)) return;
  item.setAttribute('tabindex', '-1');
  takesFocus(item);
}

/** What is hidden or disabled does not take it. */
function takesFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus();
  return document.activeElement === element;
}
