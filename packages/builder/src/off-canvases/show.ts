import { CLOSING_CLASS, CLOSING_STATE, OPEN_CLASS, OWN_PANEL } from './contract.ts';

/** Whether a panel, or anything else that toggles open, shows and is not about to close. */
export function isShown(element: HTMLElement): boolean {
  const { classList } = element;
  if (element.matches(OWN_PANEL)) return !element.hidden && element.dataset['state'] !== CLOSING_STATE;
  return classList.contains(OPEN_CLASS) && !classList.contains(CLOSING_CLASS);
}

/**
 * Shows or hides it, at once.
 *
 * @param isClosing For the time that it takes to go it is still seen.
 */
export function show(element: HTMLElement, isOpen: boolean, isClosing = false): void {
  const { classList } = element;
  if (element.matches(OWN_PANEL)) {
    element.hidden = !isOpen && !isClosing;
    element.dataset['state'] = isClosing ? CLOSING_STATE : '';
  } else {
    classList.toggle(OPEN_CLASS, isOpen);
    classList.toggle(CLOSING_CLASS, isClosing);
  }
}
