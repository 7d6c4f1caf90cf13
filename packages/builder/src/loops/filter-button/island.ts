import { defineIsland } from '@stirrup/runtime';
import { startOfLoops } from '../start-of-loops.ts';

/**
 * Buttons of a query loop's filters: submit applies all choices, here or on another page, and reset clears them.
 *
 * @example
 * ```html
 * <button class="brxe-filter-submit" type="submit"
 *   data-brx-filter='{"filterId":"abc123","targetQueryId":"loopaa","filterAction":"filter","filterType":"apply"}'>
 *   Apply
 * </button>
 *
 * <button type="button" data-island="filter-button"
 *   data-options='{"filter":"abc123","query":"loopaa","type":"reset"}'>Reset</button>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { filterButton } from '@stirrup/builder/filter-button';
 *
 * start(filterButton);
 * ```
 * Follows bricks-dynamic.md §4.2, §4.8.
 */
export const filterButton = defineIsland({
  name: 'filter-button',
  selectors: { bricks: '.brxe-filter-submit[data-brx-filter^="{"]' },
  yieldsTo: { bricks: '#bricks-filters-js' },
  start: startOfLoops,
  holds: ['click'],
  isNeeded: true,
  load: () => import('./filter-button.tsx'),
});
