import { defineIsland } from '@stirrup/runtime';
import { startOfLoops } from '../start-of-loops.ts';

/**
 * Filters by a range of numbers: two sliders with their values, or two fields.
 *
 * @example
 * ```html
 * <div class="brxe-filter-range" data-brx-filter='{"filterId":"prices","targetQueryId":"abc123","filterType":"range",
 *   "filterAction":"filter","min":2,"max":90,"step":1,"decimalPlaces":0,"thousands":true,"separator":"."}'>
 *   <div class="double-slider-wrap">
 *     <div class="slider-wrap">
 *       <div class="slider-base"></div> <div class="slider-track" style="width:100%; left:0%;"></div>
 *       <input type="range" class="min" min="2" max="90" value="2" aria-label="Minimum value">
 *       <input type="range" class="max" min="2" max="90" value="90" aria-label="Maximum value">
 *     </div>
 *     <div class="value-wrap">
 *       <span class="lower"><span class="value">2</span></span> <span class="upper"><span class="value">90</span></span>
 *     </div>
 *   </div>
 *   <div class="min-max-wrap" style="display: none;">
 *     <input type="number" class="min" min="2" max="90" value="2">
 *     <input type="number" class="max" min="2" max="90" value="90">
 *   </div>
 * </div>
 *
 * <div data-island="filter-range" data-options='{"filter":"prices","query":"abc123","min":2,"max":90}'>…the same…</div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { filterRange } from '@stirrup/builder/filter-range';
 *
 * start(filterRange);
 * ```
 * Follows bricks-dynamic.md §4.1, §4.2, §4.8, §4.13.
 */
export const filterRange = defineIsland({
  name: 'filter-range',
  selectors: { bricks: '.brxe-filter-range[data-brx-filter^="{"]' },
  yieldsTo: { bricks: '#bricks-filters-js' },
  start: startOfLoops,
  isNeeded: true,
  load: () => import('./filter-range.tsx'),
});
