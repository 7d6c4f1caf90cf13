import { TOGGLE_IDS, TOGGLED_BY } from './contract.ts';

/**
 * Names, on a target of any kind, the control that turns it on: by the builder's id, if the control has one
 * (bricks-elements.md §20).
 */
export function nameToggle(target: Element, control: Element): void {
  const id = TOGGLE_IDS.map((attribute) => control.getAttribute(attribute)).find(Boolean);
  if (id) target.setAttribute(TOGGLED_BY, id);
}
