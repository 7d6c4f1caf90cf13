import { defineIsland } from '@stirrup/runtime';
import { startOfLoops } from '../start-of-loops.ts';

/**
 * Query loops: lists of results that load more, scroll on, turn pages and are filtered in place.
 *
 * The claimed element is the trail behind the items, because items have no wrapper, and come and go.
 *
 * @example
 * ```html
 * <li class="brxe-abc123" data-brx-loop-start="abc123">…</li>
 * <li class="brx-query-trail brx-infinite-scroll" data-query-element-id="abc123" data-query-vars="{…}" data-page="1"
 *   data-max-pages="5" data-start="1" data-end="12"></li>
 *
 * <div data-island="query-loop" data-options='{"query":"abc123","page":1,"maxPages":5,"queryVars":"{…}"}'>
 *   <button type="button" data-part="more">Load more</button>
 * </div>
 *
 * <li data-loop-item="horses">…</li>
 * <li data-island="query-loop" data-query="horses"><a data-part="more" href="/horses/2/">More horses</a></li>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { queryLoop } from '@stirrup/builder/query-loop';
 *
 * start(queryLoop);
 * ```
 * Follows bricks-dynamic.md §3.1 to §3.6, §3.11.
 */
export const queryLoop = defineIsland({
  name: 'query-loop',
  selectors: { bricks: '.brx-query-trail' },
  // The builder's script removes the trails with their data, except those that size columns, and would send requests as
  // well.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: startOfLoops,
  holds: ['click'],
  load: () => import('./query-loop.tsx'),
});
