import { pageRegistry } from '@stirrup/runtime';
import { BUILDER_SELECTION, BUILDER_STATE, BUILDER_VALUES } from '../query-history/contract.ts';
import type { FilterValue } from './filter.ts';
import { type FilterSet, filterSets, isChoosing } from './filter-sets.ts';

type Values = Readonly<Record<string, FilterValue>>;

/** The filter values of each loop in the current history entry. */
export function chosenValues(): Map<string, Values> {
  return pageRegistry().shared('builder/filter-values', () => new Map<string, Values>());
}

/** Records a selection as the values of the current history entry. */
export function recordSelection({ queryId, selection }: FilterSet): void {
  chosenValues().set(queryId, Object.fromEntries(selection));
}

/** True if the current history entry has the values of a selection. */
export function isRecorded({ queryId, selection }: FilterSet): boolean {
  const same = (values: Values = {}) => JSON.stringify(values);
  return same(chosenValues().get(queryId)) === same(Object.fromEntries(selection));
}

/**
 * State of a history entry as the builder's scripts expect it (bricks-dynamic.md §4.4).
 *
 * @param queryId The loop whose filters made the entry; empty for the page as it was loaded.
 */
export function filterState(queryId: string): object {
  const byLoop = (read: (chosen: Values, id: string) => object) =>
    Object.fromEntries([...chosenValues()].map(([id, chosen]) => [id, read(chosen, id)]));
  return {
    [BUILDER_STATE]: true,
    targetQueryId: queryId,
    [BUILDER_SELECTION]: byLoop((chosen) => ({ ...Object.keys(chosen) })),
    [BUILDER_VALUES]: byLoop((chosen, id) => ({ ...valuesWithoutChoice(id), ...chosen })),
  };
}

function valuesWithoutChoice(queryId: string): Values {
  const filters = filterSets().get(queryId)?.filters.filter(isChoosing) ?? [];
  return Object.fromEntries(filters.map(({ filter, original }) => [filter, original]));
}
