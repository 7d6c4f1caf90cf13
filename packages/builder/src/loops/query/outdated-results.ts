import { pageRegistry } from '@stirrup/runtime';
import type { Outcome } from './page-request.ts';
import type { Query } from './query.ts';

/** A function that repeats a request; it resolves to undefined where the request could not be made. */
type Repeat = () => Promise<Outcome | undefined>;

/**
 * Marks a loop's results as older than its filters. Call it before the filters' results are requested: until these, or
 * others in their place, are shown, more of the older ones must not be appended or kept for the history entry.
 */
export function markOutdated(query: Query, repeat: Repeat): void {
  outdated().set(query, repeat);
}

/** Removes the mark. Call it when anything but an appended page is shown. */
export function clearOutdated(query: Query): void {
  outdated().delete(query);
}

/** The function that repeats the filters' request, if a loop's results are outdated. */
export function repeatOf(query: Query): Repeat | undefined {
  return outdated().get(query);
}

/** The page's, because filters and loops may be in two bundles. */
function outdated(): WeakMap<Query, Repeat> {
  return pageRegistry().shared('builder/outdated-results', () => new WeakMap());
}
