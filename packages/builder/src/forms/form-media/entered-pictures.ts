import { emitEntry } from '../form-fields/emit-entry.ts';
import { VALUE } from './contract.ts';

/** Ids of the pictures that the field of a button has, in the order in which they are sent. */
export function idsOf(button: HTMLElement): string[] {
  return valueInput(button)?.value.split(',').filter(Boolean) ?? [];
}

/** Enters the ids of pictures, as a visitor would. */
export function enter(button: HTMLElement, ids: readonly string[]): void {
  const input = valueInput(button);
  if (!input) return;
  input.value = ids.join(',');
  emitEntry(input);
}

function valueInput(button: HTMLElement): HTMLInputElement | null {
  return button.querySelector<HTMLInputElement>(VALUE);
}
