import { defineIsland } from '@stirrup/runtime';
import { startOfLoops } from '../start-of-loops.ts';

/**
 * The active filters of a query loop: a button for each value, which removes it.
 *
 * @example
 * ```html
 * <ul class="brxe-filter-active-filters"
 *   data-brx-filter='{"filterId":"abc123","targetQueryId":"loopaa","filterAction":"filter","filterType":"active-filters"}'>
 *   <li><button aria-label="Clear filter" data-filter-id="def456" data-filter-value="saddles"
 *     data-filter-url-param="kind">Saddles</button></li>
 * </ul>
 *
 * <ul data-island="active-filters" data-options='{"filter":"abc123","query":"loopaa"}'>
 *   <li><button data-filter-id="def456" data-filter-value="saddles" aria-label="Clear filter">Saddles</button></li>
 * </ul>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { activeFilters } from '@stirrup/builder/active-filters';
 *
 * start(activeFilters);
 * ```
 * Follows bricks-dynamic.md §4.2, §4.9.
 */
export const activeFilters = defineIsland({
  name: 'active-filters',
  selectors: { bricks: '.brxe-filter-active-filters[data-brx-filter^="{"]' },
  yieldsTo: { bricks: '#bricks-filters-js' },
  start: startOfLoops,
  holds: ['click'],
  isNeeded: true,
  load: () => import('./active-filters.tsx'),
});
