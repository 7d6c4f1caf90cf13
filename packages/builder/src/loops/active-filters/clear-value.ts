import { parameterOf } from '../filters/address.ts';
import { changeFilters } from '../filters/change-filter.ts';
import type { Filter } from '../filters/filter.ts';
import { filterSets } from '../filters/filter-sets.ts';
import { bringUpLoops } from '../query/bring-up-loops.ts';
import { FOR } from './contract.ts';

/**
 * Clears the value of a button.
 *
 * @param by The filter that shows the buttons.
 * @returns The filters that this has changed, before the response arrives; they may be copies of one.
 */
export async function clearValue(by: Filter, button: Element): Promise<readonly Filter[]> {
  const coming = bringUpLoops();
  if (coming) await coming;
  const value = button.getAttribute(FOR.value) ?? '';
  const changed = filtersOf(by, button).filter((filter) => clear(filter, value));
  if (changed.length > 0) void changeFilters(by, changed);
  return changed;
}

/** The filters of a button. Several filters with one parameter share one button (bricks-dynamic.md §4.9). */
function filtersOf({ query }: Filter, button: Element): Filter[] {
  const [id, parameter] = [button.getAttribute(FOR.filter), button.getAttribute(FOR.parameter)];
  return (filterSets().get(query)?.filters ?? []).filter(
    (filter) => filter.filter === id || (filter.name !== '' && parameterOf(filter) === parameter),
  );
}

/**
 * Clears a value of a filter. Returns false if it was clear already, as at a second click during the request. A choice
 * that waits for the submit button may have cleared it in the control only.
 */
function clear(filter: Filter, value: string): boolean {
  const chosen = filter.read();
  const applied = filterSets().get(filter.query)?.selection.get(filter.filter);
  if (filter.type !== 'checkbox' || typeof chosen !== 'object') {
    if (filter.isEmpty() && applied === undefined) return false;
    filter.write(undefined);
    return true;
  }
  const rest = chosen.map(String).filter((one) => one !== value);
  filter.write(rest);
  return rest.length < chosen.length || [applied].flat().map(String).includes(value);
}
