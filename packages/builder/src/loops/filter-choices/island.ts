import { defineIsland } from '@stirrup/runtime';
import { startOfLoops } from '../start-of-loops.ts';

/**
 * Lists of radio buttons or checkboxes that filter a query loop; radio buttons also sort it, or set the number of
 * results per page.
 *
 * @example
 * ```html
 * <ul class="brxe-filter-checkbox"
 *   data-brx-filter='{"filterId":"abc123","targetQueryId":"loopaa","filterAction":"filter","filterType":"checkbox"}'>
 *   <li><label class="depth-0"><input type="checkbox" name="form-field-abc123" value="saddles">
 *     <span class="brx-option-text">Saddles<span class="brx-option-count">(12)</span></span></label></li>
 * </ul>
 *
 * <ul data-island="filter-choices" data-options='{"filter":"abc123","query":"loopaa","type":"radio"}'>
 *   <li><label><input type="radio" name="kind" value="" checked> All</label></li>
 *   <li><label><input type="radio" name="kind" value="saddles"> Saddles (12)</label></li>
 * </ul>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { filterChoices } from '@stirrup/builder/filter-choices';
 *
 * start(filterChoices);
 * ```
 * Follows bricks-dynamic.md §4.2, §4.8, §4.13.
 */
export const filterChoices = defineIsland({
  name: 'filter-choices',
  selectors: { bricks: ['.brxe-filter-radio[data-brx-filter^="{"]', '.brxe-filter-checkbox[data-brx-filter^="{"]'] },
  yieldsTo: { bricks: '#bricks-filters-js' },
  start: startOfLoops,
  isNeeded: true,
  load: () => import('./filter-choices.tsx'),
});
