import { importWithRetry } from '@stirrup/runtime';
import type { Query } from '../query/query.ts';
import { keepHistory } from '../query-history/load-history.ts';

/**
 * Enables infinite scrolling, where a loop has it: not before the browser's history has restored its results.
 *
 * @param hasControl The trail has something to load more with.
 */
export function grow(query: Query, hasControl: boolean): void {
  const { facts, signal } = query;
  const scroll = () => {
    if (!facts.get().infiniteScroll || signal.aborted) return;
    importWithRetry(() => import('./scroll-on.ts')).then(
      ({ scrollOn }) => scrollOn(query, hasControl),
      (error) => reportError(error),
    );
  };
  const hasComeBack = keepHistory(query);
  if (hasComeBack) void hasComeBack.then(scroll);
  else scroll();
}
