import { useLayoutEffect, useState } from 'react';
import { addFilter } from './add-filter.ts';
import type { Filter, FilterFacts, FilterParts } from './filter.ts';

/** An island that is a filter. */
interface FilterIsland {
  readonly element: HTMLElement;
  /** Aborts when the filter leaves the page. */
  readonly signal: AbortSignal;
}

/**
 * Makes an island a filter of its loop; see `addFilter`.
 *
 * @param describe Says what the filter does in its own way; called once. What it gives reads elements and stores, not the
 * state of a render.
 * @param begin Called soon after it has become one: what it shows changes other islands, which they cannot show while React
 * is at work.
 * @returns The filter, once it is known to the page; undefined also where it is none, or another script's.
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
