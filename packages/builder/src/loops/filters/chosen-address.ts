import { writeParameters } from './address.ts';
import type { Filter } from './filter.ts';
import { filterSets, selectAll } from './filter-sets.ts';

/** The address of another page with this page's selection, applied or not (bricks-dynamic.md §4.8). */
export function chosenAddress({ query }: Filter, page: string): string {
  const set = filterSets().get(query);
  const url = new URL(page);
  if (set) writeParameters({ ...set, selection: selectAll(set) }, url.searchParams);
  return url.href;
}
