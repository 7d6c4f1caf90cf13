import { defineIsland } from '@stirrup/runtime';
import { startOfLoops } from '../start-of-loops.ts';

/**
 * Buttons that load more of a query loop, and hide when there is no more.
 *
 * @example
 * ```html
 * <button class="brxe-button bricks-button"
 *   data-interactions='[{"id":"a1b2c3","trigger":"click","action":"loadMore","loadMoreQuery":"abc123"}]'>More</button>
 *
 * <a data-island="load-more" data-query="abc123" href="/journal/page/2/">More</a>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { interactions } from '@stirrup/builder/interactions';
 * import { loadMore } from '@stirrup/builder/load-more';
 * import { queryLoop } from '@stirrup/builder/query-loop';
 *
 * // Interactions are what makes a button of the builder's load.
 * start(queryLoop, loadMore, interactions);
 * ```
 * Follows bricks-dynamic.md §3.7.
 */
export const loadMore = defineIsland({
  name: 'load-more',
  selectors: { bricks: '[data-interactions*="loadMore"]' },
  start: startOfLoops,
  holds: ['click'],
  load: () => import('./load-more.tsx'),
});
