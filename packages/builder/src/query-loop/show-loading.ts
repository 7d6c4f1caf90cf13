import { queries } from '../query/queries.ts';
import { lastItemOf, type Query } from '../query/query.ts';

/** While results are on their way: the author's animation, and word to screen readers that the list is busy. */
export function showLoading(query: Query): void {
  const { id, trail, facts, signal } = query;
  const { resultsContainer, ajaxLoader } = facts.get();
  let isShown = false;
  let hide: (() => void) | undefined;
  const animate = async () => {
    const { showQueryLoader } = await import('../ajax-loader/show-query-loader.ts');
    if (isShown && !hide) hide = showQueryLoader(lastItemOf(query) ?? trail, id, ajaxLoader);
  };
  const show = (isLoading: boolean) => {
    isShown = isLoading;
    if (isLoading) resultsContainer.setAttribute('aria-busy', 'true');
    else if (!queries().get().some(isBusyHere)) resultsContainer.removeAttribute('aria-busy');
    hide?.();
    hide = undefined;
    // Without its code, fetched by the first call that needs it, there is none.
    if (isLoading && ajaxLoader) animate().catch(() => undefined);
  };
  const isBusyHere = (other: Query) => {
    const known = other.facts.get();
    return other !== query && known.isLoading && known.resultsContainer === resultsContainer;
  };
  const stop = facts.listen(({ isLoading }) => {
    if (isLoading !== isShown) show(isLoading);
  });
  signal.addEventListener('abort', () => {
    stop();
    if (isShown) show(false);
  });
}
