import { parseHtml } from '@stirrup/cms';
import type { Filter } from './filter.ts';
import type { FilterSet } from './filter-sets.ts';
import { mergeFilter } from './merge-filter.ts';

/** Puts filters that came with an answer into those on the page. */
export function showFilters({ filters }: FilterSet, printed: Readonly<Record<string, string>>): void {
  for (const filter of [...filters]) {
    const fresh = parseHtml(printed[filter.filter] ?? '').firstElementChild;
    if (fresh) acceptMarkup(filter, fresh);
  }
}

/** Accepts the server's markup for a filter: by the filter's own function, else into its element. */
export function acceptMarkup(filter: Filter, fresh: Element): void {
  if (filter.accept) filter.accept(fresh);
  else mergeFilter(filter, fresh);
}
