import { HIDDEN_CLASS } from './contract.ts';

/** Whether a popup shows. */
export function isShown({ classList, hidden }: HTMLElement): boolean {
  return !hidden && !classList.contains(HIDDEN_CLASS);
}

/** Shows or hides a popup, and tells so on the controls of our own dialect. */
export function show(element: HTMLElement, isOpen: boolean): void {
  if (element.dataset['island'] === undefined) {
    element.classList.toggle(HIDDEN_CLASS, !isOpen);
    return;
  }
  element.hidden = !isOpen;
  if (!element.id) return;
  for (const control of document.querySelectorAll(`[aria-controls~="${CSS.escape(element.id)}"]`)) {
    control.setAttribute('aria-expanded', String(isOpen));
  }
}
