import { pageRegistry } from '@stirrup/runtime';
import type { Filter, FilterValue } from './filter.ts';

/** The filters of one loop. */
export interface FilterSet {
  readonly queryId: string;
  /** In the order of the page. One id may be there twice: in a sidebar, and in a popup for small screens. */
  readonly filters: Filter[];
  /** The values that filter the results, in the order in which they were chosen. */
  readonly selection: Map<string, FilterValue>;
  /** Nothing has ever been chosen: then the builder sends a list (bricks-dynamic.md §3.6). */
  isUntouched: boolean;
  /** Releases the page links, which belong to it as long as there are filters. */
  end: () => void;
}

/** The filters of the page's loops, by the loop's id. */
export function filterSets(): Map<string, FilterSet> {
  return pageRegistry().shared('builder/filters', () => new Map<string, FilterSet>());
}

/** Kinds that choose nothing of their own. */
const WITHOUT_VALUE: ReadonlySet<string> = new Set(['active-filters', 'apply', 'reset']);

/** Whether something can be chosen in a filter. */
export function isChoosing({ type }: Filter): boolean {
  return !WITHOUT_VALUE.has(type);
}

/** Takes what a filter shows for what the results are to be filtered by; its place in the order stays. */
export function select(selection: Map<string, FilterValue>, filter: Filter): void {
  if (!isChoosing(filter) || filter.isEmpty()) selection.delete(filter.filter);
  else selection.set(filter.filter, filter.read());
}

/** The selection that all filters show, in the order of the page. */
export function selectAll({ filters }: FilterSet): Map<string, FilterValue> {
  const selection = new Map<string, FilterValue>();
  for (const filter of filters) select(selection, filter);
  return selection;
}
