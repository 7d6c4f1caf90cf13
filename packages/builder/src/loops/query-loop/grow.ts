import type { Query } from '../query/query.ts';
import { keepHistory } from '../query-history/keep-history.ts';
import { scrollOn } from './scroll-on.ts';

/**
 * Enables infinite scrolling, where a loop has it: not before the browser's history has restored its results.
 *
 * @param hasControl The trail has something to load more with.
 */
export function grow(query: Query, hasControl: boolean): void {
  const { facts, signal } = query;
  const scroll = () => {
    if (facts.get().infiniteScroll && !signal.aborted) scrollOn(query, hasControl);
  };
  const hasComeBack = keepHistory(query);
  if (hasComeBack) void hasComeBack.then(scroll);
  else scroll();
}
