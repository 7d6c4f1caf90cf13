import { CLOSING_CLASS, CLOSING_STATE, OPEN_CLASS, OWN_PANEL } from './contract.ts';

/** Whether a panel, or anything else that toggles open, shows and is not about to close. */
export function isShown(element: HTMLElement): boolean {
  const { classList, dataset, hidden } = element;
  if (element.matches(OWN_PANEL)) return !hidden && dataset['state'] !== CLOSING_STATE;
  return classList.contains(OPEN_CLASS) && !classList.contains(CLOSING_CLASS);
}

/** Shows or hides it, at once. */
export function show(element: HTMLElement, isOpen: boolean): void {
  if (element.matches(OWN_PANEL)) element.hidden = !isOpen;
  else element.classList.toggle(OPEN_CLASS, isOpen);
}

/** Marks what is hidden already: for the time that it takes to go it is still seen. */
export function markClosing(element: HTMLElement, isClosing: boolean): void {
  if (!element.matches(OWN_PANEL)) {
    element.classList.toggle(CLOSING_CLASS, isClosing);
    return;
  }
  if (isClosing) element.dataset['state'] = CLOSING_STATE;
  else delete element.dataset['state'];
  element.hidden = !isClosing;
}
