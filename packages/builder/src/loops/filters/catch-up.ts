import { isCheckable, isEntered } from '@stirrup/cms';
import { followQuery } from '../query/queries.ts';
import { changeFilter } from './change-filter.ts';
import type { Filter } from './filter.ts';

/** Filters the results by a filter's initial value, as soon as its loop is there. */
export function catchUp(filter: Filter, signal: AbortSignal): void {
  const done = new AbortController();
  followQuery(filter.query, filter.element, AbortSignal.any([signal, done.signal]), () => {
    if (done.signal.aborted) return;
    done.abort();
    void changeFilter(filter);
  });
}

/**
 * True if the current value differs from the server's: visitors choose before filters are up, and browsers restore
 * values.
 */
export function isChanged(element: Element): boolean {
  if (element instanceof HTMLSelectElement) return isEntered(element);
  return [...element.querySelectorAll('input')].some((input) => isCheckable(input) && isEntered(input));
}
