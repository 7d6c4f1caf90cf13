import { defineIsland } from '@stirrup/runtime';
import { startOfLoops } from '../start-of-loops.ts';

/**
 * Search fields that filter a loop while somebody types, and live searches, which hide their results afterwards.
 *
 * @example
 * ```html
 * <div class="brxe-filter-search">
 *   <input type="search" name="form-field-finder" aria-label="Find" data-brx-filter='{"filterId":"finder",
 *     "targetQueryId":"abc123","filterType":"search","filterAction":"filter","filterInputDebounce":500,"filterMinChars":3}'>
 *   <i class="icon" role="button" tabindex="0" aria-label="Clear"></i>
 * </div>
 *
 * <div data-island="filter-search" data-options='{"filter":"finder","query":"abc123","debounce":500,"minimum":3}'>
 *   <input type="search" aria-label="Find"> <i class="icon" role="button" tabindex="0" aria-label="Clear"></i>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { filterSearch } from '@stirrup/builder/filter-search';
 *
 * start(filterSearch);
 * ```
 * Follows bricks-dynamic.md §4.1, §4.2, §4.8, §4.11.
 */
export const filterSearch = defineIsland({
  name: 'filter-search',
  // The settings are on the field, not on the element around it.
  selectors: { bricks: '.brxe-filter-search > input[data-brx-filter^="{"]' },
  yieldsTo: { bricks: '#bricks-filters-js' },
  start: startOfLoops,
  isNeeded: true,
  load: () => import('./filter-search.tsx'),
});
