import { pageRegistry } from '@stirrup/runtime';
import type { Filter, FilterValue } from './filter.ts';

/** The filters of one loop. */
export interface FilterSet {
  readonly queryId: string;
  /** In document order. An id may occur twice: in a sidebar, and in a popup for small screens. */
  readonly filters: Filter[];
  /** The values that filter the results, in the order of choosing. */
  readonly selection: Map<string, FilterValue>;
  /** True until something has been chosen; the builder then sends a list (bricks-dynamic.md §3.6). */
  isUntouched: boolean;
  /** Releases the page links, which belong to the set while it has filters. */
  end: () => void;
}

/** The filters of the page's loops, by the loop's id. */
export function filterSets(): Map<string, FilterSet> {
  return pageRegistry().shared('builder/filters', () => new Map<string, FilterSet>());
}

/** Types of filters without a value of their own. */
const WITHOUT_VALUE: ReadonlySet<string> = new Set(['active-filters', 'apply', 'reset']);

/** True if a filter has a value of its own. */
export function isChoosing({ type }: Filter): boolean {
  return !WITHOUT_VALUE.has(type);
}

/** The value that a filter shows as chosen; undefined if nothing is chosen. */
export function shownValue(filter: Filter): FilterValue | undefined {
  return filter.isEmpty() ? undefined : filter.read();
}

/** Copies a filter's visible value into the selection; its position there stays. */
export function select(selection: Map<string, FilterValue>, filter: Filter): void {
  const value = isChoosing(filter) ? shownValue(filter) : undefined;
  if (value === undefined) selection.delete(filter.filter);
  else selection.set(filter.filter, value);
}

/** The selection of all filters as they show it, in document order. */
export function selectAll({ filters }: FilterSet): Map<string, FilterValue> {
  const selection = new Map<string, FilterValue>();
  for (const filter of filters) select(selection, filter);
  return selection;
}
