import { chosenIn, type SelectField } from '../variation-data/select-fields.ts';
import type { VariationIndex } from '../variation-matching/index-variations.ts';

/** Leaves the options that are possible beside what is chosen; `onClear` hears of each choice that was not, and is cleared. */
export function updateOptions(
  fields: readonly SelectField[],
  index: VariationIndex<unknown>,
  onClear: (select: HTMLSelectElement) => void,
): void {
  const choice = chosenIn(fields);
  let isCleared = false;
  for (const { select, attribute, update } of fields) {
    if (update(index.optionsOf(attribute, choice))) continue;
    isCleared = true;
    onClear(select);
  }
  // Some were judged by a choice that is no more.
  if (isCleared) for (const { attribute, update } of fields) update(index.optionsOf(attribute, chosenIn(fields)));
}
