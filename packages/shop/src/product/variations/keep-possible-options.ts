import { choiceOf } from '../variation-data/choice-of.ts';
import type { SelectField } from '../variation-data/select-fields.ts';
import type { VariationIndex } from '../variation-matching/index-variations.ts';

/**
 * Keeps the options that are possible with the current choice; `onClear` is called for each impossible choice, which is
 * cleared.
 */
export function keepPossibleOptions(
  fields: readonly SelectField[],
  index: VariationIndex<unknown>,
  onClear: (select: HTMLSelectElement) => void,
): void {
  const selects = fields.map(({ select }) => select);
  const choice = choiceOf(selects);
  let isCleared = false;
  for (const { select, attribute, update } of fields) {
    if (update(index.optionsOf(attribute, choice))) continue;
    isCleared = true;
    onClear(select);
  }
  // Some were judged by a choice that was cleared since.
  if (isCleared) for (const { attribute, update } of fields) update(index.optionsOf(attribute, choiceOf(selects)));
}
