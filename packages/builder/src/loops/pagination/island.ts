import { defineIsland } from '@stirrup/runtime';
import { startOfLoops } from '../start-of-loops.ts';

/**
 * Pagination: numbered links that turn the pages of a query loop in place.
 *
 * @example
 * ```html
 * <div class="brxe-pagination brx-ajax-pagination" data-query-element-id="abc123" data-pagination-id="def456">
 *   <div class="bricks-pagination" role="navigation" aria-label="Pagination"><ul class="page-numbers">
 *     <li><span aria-current="page" class="page-numbers current">1</span></li>
 *     <li><a class="page-numbers" href="/shop/page/2/">2</a></li>
 *   </ul></div>
 * </div>
 *
 * <nav data-island="pagination" data-options='{"query":"abc123","filter":"def456"}' aria-label="Pages">
 *   <span aria-current="page">1</span> <a href="?paged=2">2</a>
 * </nav>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { pagination } from '@stirrup/builder/pagination';
 * import { queryLoop } from '@stirrup/builder/query-loop';
 *
 * start(queryLoop, pagination);
 * ```
 * Follows bricks-dynamic.md §3.2, §3.8, §3.9, §4.10.
 */
export const pagination = defineIsland({
  name: 'pagination',
  selectors: {
    bricks: ['.brx-ajax-pagination:not([data-brx-filter="true"])', '.brxe-pagination[data-brx-filter^="{"]'],
  },
  start: startOfLoops,
  holds: ['click'],
  load: () => import('./pagination.tsx'),
});
