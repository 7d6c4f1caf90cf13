import { importWithRetry } from '@stirrup/runtime';
import { queries } from '../query/queries.ts';
import { lastItemOf, type Query } from '../query/query.ts';

/**
 * Shows the author's animation while results load, and marks the list as busy for screen readers.
 *
 * @returns a function that ends both.
 */
export function showLoading(query: Query): () => void {
  const { id, trail, facts } = query;
  const { resultsContainer, ajaxLoader } = facts.get();
  let isOver = false;
  let hide = () => {};
  const animate = async () => {
    const { showQueryLoader } = await importWithRetry(() => import('../ajax-loader/show-query-loader.ts'));
    if (!isOver) hide = showQueryLoader(lastItemOf(query) ?? trail, id, ajaxLoader);
  };
  const isBusyHere = (other: Query) => {
    const known = other.facts.get();
    return other !== query && known.isLoading && known.resultsContainer === resultsContainer;
  };
  resultsContainer.setAttribute('aria-busy', 'true');
  // If its code cannot be fetched, no animation shows.
  if (ajaxLoader) animate().catch(() => undefined);
  return () => {
    isOver = true;
    hide();
    if (!queries().get().some(isBusyHere)) resultsContainer.removeAttribute('aria-busy');
  };
}
