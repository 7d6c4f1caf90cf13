import { ACTIVE_CLASS } from './contract.ts';

/** Says on a control whether what it opens is open. Ours is styled by `aria-expanded`, and needs no class. */
export function showState(control: Element, isOpen: boolean): void {
  control.setAttribute('aria-expanded', String(isOpen));
  if (!control.matches('[data-island="toggle"]')) control.classList.toggle(ACTIVE_CLASS, isOpen);
}
