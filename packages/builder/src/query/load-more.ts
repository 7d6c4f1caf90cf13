import { loadPage, type Outcome } from './load-page.ts';
import { queryCalled } from './queries.ts';

/**
 * Appends the next page of a loop: what a load-more button does, and the interaction of that name
 * (contracts/bricks-dynamic.md §3.7). Nothing happens for an unknown loop, after the last page, or while one is loading.
 *
 * @param source What was used; of nested loops with one id it is for the closest.
 * @example
 * ```ts
 * await loadMore('abc123', button);
 * ```
 */
export async function loadMore(queryId: string, source?: Element): Promise<Outcome> {
  const query = queryCalled(queryId, source);
  const { page = 0, maxPages = 0 } = query?.facts.get() ?? {};
  if (!query || page >= maxPages) return { state: 'overtaken' };
  return loadPage(query, { kind: 'append', page: page + 1 });
}
