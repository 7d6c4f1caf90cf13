import { parameterOf } from '../filters/address.ts';
import { changeFilters } from '../filters/change-filter.ts';
import type { Filter } from '../filters/filter.ts';
import { filterSets } from '../filters/filter-sets.ts';
import { bringUpLoops } from '../query/bring-up-loops.ts';
import { FOR } from './contract.ts';

/**
 * Gives up the value that a button is for.
 *
 * @param by What shows the buttons.
 * @returns A filter that has changed by that, if any has, before the answer comes.
 */
export async function giveUp(by: Filter, button: Element): Promise<Filter | undefined> {
  const coming = bringUpLoops();
  if (coming) await coming;
  const value = button.getAttribute(FOR.value) ?? '';
  const changed = filtersOf(by, button).filter((filter) => clear(filter, value));
  if (changed.length > 0) void changeFilters(by, changed);
  return changed[0];
}

/**
 * The filters that a button is for; of several with one parameter, the page shows one button (bricks-dynamic.md §4.9).
 */
function filtersOf({ query }: Filter, button: Element): Filter[] {
  const [id, parameter] = [button.getAttribute(FOR.filter), button.getAttribute(FOR.parameter)];
  return (filterSets().get(query)?.filters ?? []).filter(
    (filter) => filter.filter === id || (filter.name !== '' && parameterOf(filter) === parameter),
  );
}

/** Shows a filter without a value; whether that was a change: a second click comes while the first is on its way. */
function clear(filter: Filter, value: string): boolean {
  const chosen = filter.read();
  if (filter.isEmpty()) return false;
  if (filter.type !== 'checkbox' || typeof chosen !== 'object') {
    filter.write(undefined);
    return true;
  }
  const rest = chosen.map(String).filter((one) => one !== value);
  filter.write(rest);
  return rest.length < chosen.length;
}
