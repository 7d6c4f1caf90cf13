import { type QueryPagination, queryPaginations } from '../query/query-paginations.ts';
import type { Filter, FilterParts } from './filter.ts';
import type { FilterFacts } from './filter-props.ts';
import type { FilterSet } from './filter-sets.ts';

/** The type of `addFilter`, which calls this. */
type Add = (facts: FilterFacts, element: HTMLElement, parts: FilterParts, signal: AbortSignal) => Filter | undefined;

/**
 * Makes the page links of a filtered loop filters of it, so that requests send both the page and the selection. They
 * update their markup themselves (bricks-dynamic.md §4.10).
 *
 * @param change Requests results: `changeFilters`.
 * @returns A function that ends this.
 */
export function followPaginations(
  { queryId }: FilterSet,
  add: Add,
  change: (filter: Filter, href: string, request: object) => ReturnType<NonNullable<QueryPagination['turn']>>,
): () => void {
  const known = new Map<QueryPagination, AbortController>();
  const leave = (pagination: QueryPagination, life: AbortController) => {
    known.delete(pagination);
    pagination.turn = undefined;
    life.abort();
  };
  const stop = queryPaginations().subscribe((paginations) => {
    for (const [pagination, life] of known) if (!paginations.includes(pagination)) leave(pagination, life);
    for (const pagination of paginations) {
      if (pagination.query !== queryId || !pagination.id || known.has(pagination)) continue;
      const life = new AbortController();
      known.set(pagination, life);
      const facts = { filter: pagination.id, query: queryId, action: 'filter', name: '', apply: 'change' } as const;
      const filter = add(facts, pagination.element, partsOf(pagination), life.signal);
      if (filter) pagination.turn = (href, request) => change(filter, href, request);
    }
  });
  return () => {
    stop();
    for (const [pagination, life] of known) leave(pagination, life);
  };
}

function partsOf(pagination: QueryPagination): FilterParts {
  return {
    type: 'pagination',
    read: () => pagination.page,
    write: (value) => {
      pagination.page = Number(value ?? 1) || 1;
    },
    isEmpty: () => pagination.page < 2,
    accept: () => {},
  };
}
