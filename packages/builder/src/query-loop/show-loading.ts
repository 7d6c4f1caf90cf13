import { showQueryLoader } from '../ajax-loader/show-query-loader.ts';
import { queries } from '../query/queries.ts';
import { lastItemOf, type Query } from '../query/query.ts';

/** While results are on their way: the author's animation, and word to screen readers that the list is busy. */
export function showLoading(query: Query): void {
  const { id, trail, facts, signal } = query;
  const { resultsContainer, ajaxLoader } = facts.get();
  let hide: (() => void) | undefined;
  const show = (isLoading: boolean) => {
    hide?.();
    hide = isLoading ? showQueryLoader(lastItemOf(query) ?? trail, id, ajaxLoader) : undefined;
    if (isLoading) resultsContainer.setAttribute('aria-busy', 'true');
    else if (!queries().get().some(isBusyHere)) resultsContainer.removeAttribute('aria-busy');
  };
  const isBusyHere = (other: Query) => {
    const known = other.facts.get();
    return other !== query && known.isLoading && known.resultsContainer === resultsContainer;
  };
  const stop = facts.listen(({ isLoading }) => {
    if (isLoading !== Boolean(hide)) show(isLoading);
  });
  signal.addEventListener('abort', () => {
    stop();
    if (hide) show(false);
  });
}
