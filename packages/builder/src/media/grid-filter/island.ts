import { defineIsland } from '@stirrup/runtime';

/**
 * Filters of a grid: a toolbar that shows some of its items, and hides the others.
 *
 * @example
 * ```html
 * <div data-island="grid-filter">
 *   <button type="button" data-part="filter" data-filter="*" data-active>All</button>
 *   <button type="button" data-part="filter" data-filter=".bays">Bays</button>
 * </div>
 * <ul data-island="masonry">
 *   <li class="bays">…</li>
 * </ul>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { gridFilter } from '@stirrup/builder/grid-filter';
 *
 * start(gridFilter);
 * ```
 * Follows bricks-elements.md §24, §50 (no. 29). Grids that the builder's own library lays out are left alone.
 */
export const gridFilter = defineIsland({
  name: 'grid-filter',
  selectors: { bricks: '.bricks-isotope-filters' },
  yieldsTo: { bricks: '#bricks-isotope-js' },
  start: 'visible',
  holds: ['click', 'keydown'],
  load: () => import('./grid-filter.ts'),
});
