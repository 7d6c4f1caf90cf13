import { defineIsland } from '@stirrup/runtime';
import { startOfLoops } from '../start-of-loops.ts';

/**
 * Filters by one date or by two, from a calendar or typed.
 *
 * @example
 * ```html
 * <input type="text" class="brxe-filter-datepicker" aria-label="Between" data-brx-filter='{"filterId":"dates",
 *   "targetQueryId":"abc123","filterType":"datepicker","filterAction":"filter"}'
 *   data-bricks-datepicker-options='{"mode":"range","altInput":true,"altFormat":"j.n.Y","minDate":"2026-01-01"}'>
 *
 * <input type="text" aria-label="After" data-island="filter-date" data-options='{"filter":"dates","query":"abc123"}'
 *   data-bricks-datepicker-options='{"mode":"single"}'>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { filterDate } from '@stirrup/builder/filter-date';
 *
 * start(filterDate);
 * ```
 * Follows bricks-dynamic.md §4.1, §4.2, §4.8.
 */
export const filterDate = defineIsland({
  name: 'filter-date',
  // flatpickr's replacement field has the class, too, but not the attribute.
  selectors: { bricks: '.brxe-filter-datepicker[data-brx-filter^="{"]' },
  yieldsTo: { bricks: '#bricks-filters-js' },
  start: startOfLoops,
  isNeeded: true,
  load: () => import('./filter-date.tsx'),
});
