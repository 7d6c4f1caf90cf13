import { parseHtml } from '@stirrup/cms';
import type { FilterSet } from './filter-sets.ts';

/** Puts filters that came with an answer into those on the page. */
export function showFilters({ filters }: FilterSet, printed: Readonly<Record<string, string>>): void {
  for (const filter of [...filters]) {
    const fresh = parseHtml(printed[filter.filter] ?? '').firstElementChild;
    if (fresh) filter.accept(fresh);
  }
}
