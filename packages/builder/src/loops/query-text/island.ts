import { defineIsland } from '@stirrup/runtime';
import { startOfLoops } from '../start-of-loops.ts';

/**
 * Texts about a query loop: the range of shown results, their number, or the search term.
 *
 * @example
 * ```html
 * <div class="brxe-query-results-summary" data-brx-qr-stats="abc123"
 *   data-brx-qr-stats-data='{"statsFormat":"%start% to %end% of %total%"}'>1 to 12 of 57</div>
 * <span data-brx-qr-count="abc123">57</span>
 * <span data-brx-ls-term="abc123"></span>
 *
 * <p data-island="query-text" data-summary-of="abc123" data-options='{"statsFormat":"%end% of %total%"}'>12 of 57</p>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { queryText } from '@stirrup/builder/query-text';
 *
 * start(queryText);
 * ```
 * Follows bricks-dynamic.md §3.10, §4.11.
 */
export const queryText = defineIsland({
  name: 'query-text',
  selectors: {
    bricks: ['.brxe-query-results-summary[data-brx-qr-stats]', '[data-brx-qr-count]', '[data-brx-ls-term]'],
  },
  start: startOfLoops,
  load: () => import('./query-text.ts'),
});
