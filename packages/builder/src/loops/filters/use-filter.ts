import { useLayoutEffect, useState } from 'react';
import { addFilter } from './add-filter.ts';
import type { Filter, FilterParts } from './filter.ts';
import type { FilterFacts } from './filter-props.ts';

/** An island that is a filter. */
interface FilterIsland {
  readonly element: HTMLElement;
  /** Aborts when the filter leaves the page. */
  readonly signal: AbortSignal;
}

/**
 * Makes an island a filter of its loop; see `addFilter`.
 *
 * @param describe Returns the operations of this type of filter; called once. They must read elements and stores, not
 * the state of a render.
 * @param begin Called shortly after registration, outside React's rendering, because it changes other islands.
 * @returns The filter, once it is registered; undefined before that, and if it is no filter of ours.
 * @example
 * ```tsx
 * const filter = useFilter(island, props, () => ({ type: 'select', read, write }));
 * ```
 */
export function useFilter(
  { element, signal }: FilterIsland,
  facts: FilterFacts,
  describe: () => FilterParts | undefined,
  begin?: (filter: Filter) => void,
): Filter | undefined {
  const [first] = useState({ facts, describe, begin });
  const [filter, setFilter] = useState<Filter>();
  useLayoutEffect(() => {
    const parts = first.describe();
    const filter = parts && addFilter(first.facts, element, parts, signal);
    setFilter(filter);
    if (filter) queueMicrotask(() => signal.aborted || first.begin?.(filter));
  }, [first, element, signal]);
  return filter;
}
