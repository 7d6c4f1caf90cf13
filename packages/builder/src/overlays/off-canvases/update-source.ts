import { ACTIVE_CLASS } from './contract.ts';

/** Shows on an element with an interaction whether the panel that it toggles is open. */
export function updateSource(source: Element, isOpen: boolean): void {
  source.setAttribute('aria-expanded', String(isOpen));
  source.classList.toggle(ACTIVE_CLASS, isOpen);
}
