import { attributeOf } from '../variation-data/choice-of.ts';
import { knownVariations } from '../variation-data/known-variations.ts';
import { isEnabled } from '../variation-data/select-fields.ts';

/** True if a value could be chosen if nothing else were; false if the page does not know its variations. */
export function isOfferedAlone(
  form: HTMLElement | null,
  select: HTMLSelectElement | undefined,
  value: string,
): boolean {
  if (!form || !select) return false;
  return isEnabled(knownVariations(form).index?.optionsOf(attributeOf(select), new Map())(value));
}
