import { defineIsland } from '@stirrup/runtime';
import { startOfLoops } from '../start-of-loops.ts';

/**
 * Selects that filter a query loop, sort it, or set the number of results per page.
 *
 * @example
 * ```html
 * <select class="brxe-filter-select" name="form-field-abc123"
 *   data-brx-filter='{"filterId":"abc123","targetQueryId":"loopaa","filterAction":"sort","filterType":"select"}'>
 *   <option value="" class="placeholder">Select sort</option>
 *   <option value="title_ASC">Name</option>
 * </select>
 *
 * <select data-island="filter-select" data-options='{"filter":"abc123","query":"loopaa","name":"kind"}' aria-label="Kind">
 *   <option value="">All kinds</option>
 *   <option value="saddles">Saddles (12)</option>
 * </select>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { filterSelect } from '@stirrup/builder/filter-select';
 *
 * start(filterSelect);
 * ```
 * Follows bricks-dynamic.md §4.2, §4.8.
 */
export const filterSelect = defineIsland({
  name: 'filter-select',
  // An element without these settings belongs to the builder's script, which removes them when it reads them.
  selectors: { bricks: '.brxe-filter-select[data-brx-filter^="{"]' },
  yieldsTo: { bricks: '#bricks-filters-js' },
  start: startOfLoops,
  isNeeded: true,
  load: () => import('./filter-select.tsx'),
});
