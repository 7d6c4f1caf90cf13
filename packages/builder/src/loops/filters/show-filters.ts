import { parseHtml } from '@stirrup/cms';
import type { Filter } from './filter.ts';
import type { FilterSet } from './filter-sets.ts';
import { mergeFilter } from './merge-filter.ts';

/** Updates the filters on the page from a response. */
export function showFilters({ filters }: FilterSet, printed: Readonly<Record<string, string>>): void {
  for (const filter of [...filters]) {
    const fresh = parseHtml(printed[filter.filter] ?? '').firstElementChild;
    if (fresh) acceptMarkup(filter, fresh);
  }
}

/** Accepts the server's markup of a filter, by the filter's own function if it has one. */
export function acceptMarkup(filter: Filter, fresh: Element): void {
  if (filter.accept) filter.accept(fresh);
  else mergeFilter(filter, fresh);
}
