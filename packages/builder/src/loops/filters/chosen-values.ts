import { pageRegistry } from '@stirrup/runtime';
import { BUILDER_STATE } from '../query-history/contract.ts';
import type { FilterValue } from './filter.ts';
import type { FilterSet } from './filter-sets.ts';

type Values = Readonly<Record<string, FilterValue>>;

/** The filter values of each loop in the entry of the history that is shown. */
export function chosenValues(): Map<string, Values> {
  return pageRegistry().shared('builder/filter-values', () => new Map<string, Values>());
}

/** Records a selection as the values by which the shown entry is filtered. */
export function recordSelection({ queryId, selection }: FilterSet): void {
  chosenValues().set(queryId, Object.fromEntries(selection));
}

/** Whether the present history entry is filtered by the selection. */
export function isRecorded({ queryId, selection }: FilterSet): boolean {
  const same = (values: Values = {}) => JSON.stringify(values);
  return same(chosenValues().get(queryId)) === same(Object.fromEntries(selection));
}

/**
 * State of an entry as the builder's scripts have it (bricks-dynamic.md §4.4).
 *
 * @param queryId The loop whose filters made it; empty for the page as it came.
 */
export function filterState(queryId: string): object {
  const instancesValue = Object.fromEntries(chosenValues());
  const selectedFilters = Object.fromEntries(
    [...chosenValues()].map(([id, chosen]) => [id, { ...Object.keys(chosen) }]),
  );
  return { [BUILDER_STATE]: true, targetQueryId: queryId, selectedFilters, instancesValue };
}
