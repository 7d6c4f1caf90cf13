import { ACTIVE_CLASS } from './contract.ts';

/** Says on an element with an interaction whether the panel that it toggles is open. */
export function updateSource(control: Element, isOpen: boolean): void {
  control.setAttribute('aria-expanded', String(isOpen));
  control.classList.toggle(ACTIVE_CLASS, isOpen);
}
