import { httpUrl } from '@stirrup/cms';
import { behaviour } from '@stirrup/runtime';
import { addFilter } from '../filters/add-filter.ts';
import { applyFilters, resetFilters } from '../filters/change-filter.ts';
import { chosenAddress } from '../filters/chosen-address.ts';
import { filterSets, isChoosing } from '../filters/filter-sets.ts';
import { focusFilter } from '../filters/focus-filter.ts';
import { HIDDEN_CLASS } from './contract.ts';
import { filterButtonProps } from './props.ts';

/** A button that takes everything that is chosen in a loop's filters, here or on another page, or gives it up. */
export default behaviour({ props: filterButtonProps }, ({ island: { element: button, signal }, ...props }) => {
  const { type, redirectTo, newTab } = props;
  const accept = (fresh: Element) => {
    const isOff = fresh.classList.contains(HIDDEN_CLASS);
    const isLeft = isOff && document.activeElement === button;
    button.classList.toggle(HIDDEN_CLASS, isOff);
    button.toggleAttribute('disabled', fresh.hasAttribute('disabled'));
    // It goes with its work done; the first filter is where to choose anew.
    if (isLeft) focusFilter(filterSets().get(props.query)?.filters.find(isChoosing));
  };
  const filter = addFilter(
    props,
    button,
    { type, accept, read: () => '', write: () => undefined, hasOptions: () => true },
    signal,
  );
  if (!filter) return;
  button.addEventListener(
    'click',
    (event) => {
      // In a form it would submit that.
      event.preventDefault();
      const page = type === 'apply' && httpUrl(redirectTo);
      if (!page) return void (type === 'apply' ? applyFilters(filter) : resetFilters(filter));
      const address = chosenAddress(filter, page);
      if (newTab) window.open(address, '_blank', 'noopener');
      else location.assign(address);
    },
    { signal },
  );
});
