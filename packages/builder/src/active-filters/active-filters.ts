import { fillHtml } from '@stirrup/cms';
import { behaviour } from '@stirrup/runtime';
import { addFilter } from '../filters/add-filter.ts';
import { parameterOf } from '../filters/address.ts';
import { changeFilters } from '../filters/change-filter.ts';
import type { Filter } from '../filters/filter.ts';
import { filterSets } from '../filters/filter-sets.ts';
import { focusFilter } from '../filters/focus-filter.ts';
import { BUTTON, FOR } from './contract.ts';
import { nameButtons } from './name-buttons.ts';
import { activeFiltersProps } from './props.ts';

/** Buttons that each give up one value that the results are filtered by. */
export default behaviour({ props: activeFiltersProps }, ({ island: { element: list, signal }, ...props }) => {
  let givenUp: Filter | undefined;
  const accept = (fresh: Element) => {
    const hadFocus = list.contains(document.activeElement);
    fillHtml(list, fresh.innerHTML, { keys: [FOR.value], scroll: 'leave' });
    nameButtons(list);
    // The button beside it has the focus now; where there is none, the filter that was given up.
    if (hadFocus && !list.contains(document.activeElement)) focusFilter(givenUp);
  };
  const filter = addFilter(
    props,
    list,
    {
      ...{ type: 'active-filters', accept, read: () => '', write: () => undefined },
      hasOptions: () => list.childElementCount > 0,
    },
    signal,
  );
  if (!filter) return;
  signal.addEventListener('abort', nameButtons(list));
  list.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest(BUTTON) : null;
      if (!button) return;
      // In a form it would submit that.
      event.preventDefault();
      const changed = filtersOf(filter, button).filter((one) => giveUp(one, button.getAttribute(FOR.value) ?? ''));
      givenUp = changed[0] ?? givenUp;
      if (changed.length > 0) void changeFilters(filter, changed);
    },
    { signal },
  );
});

/** The filters that a button is for; of several with one parameter, the page shows one button (§4.9). */
function filtersOf({ query }: Filter, button: Element): Filter[] {
  const [id, parameter] = [button.getAttribute(FOR.filter), button.getAttribute(FOR.parameter)];
  return (filterSets().get(query)?.filters ?? []).filter(
    (filter) => filter.filter === id || (filter.name !== '' && parameterOf(filter) === parameter),
  );
}

/** Shows a filter without a value; whether that was a change: a second click comes while the first is on its way. */
function giveUp(filter: Filter, value: string): boolean {
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
