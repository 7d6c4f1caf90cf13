import { httpUrl } from '@stirrup/cms';
import { component } from '@stirrup/react';
import { type InferProps, showsState } from '@stirrup/runtime';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { applyFilters, resetFilters } from '../filters/change-filter.ts';
import { chosenAddress } from '../filters/chosen-address.ts';
import type { Filter } from '../filters/filter.ts';
import { filterSets, isChoosing } from '../filters/filter-sets.ts';
import { focusFilter } from '../filters/focus-filter.ts';
import { useFilter } from '../filters/use-filter.ts';
import { bringUpLoops } from '../query/bring-up-loops.ts';
import { filterButtonContract } from './contract.ts';
import { filterButtonProps } from './props.ts';

/** A button that applies all choices in a loop's filters, here or on another page, or resets them. */
export default component(
  { props: filterButtonProps, contract: filterButtonContract },
  function FilterButton({ island, ...props }) {
    const { element: button, names } = island;
    // State from the last response; undefined before the first one, when the printed state is right.
    const [answered, setAnswered] = useState<{ readonly isIdle: boolean; readonly isDisabled: boolean }>();
    const accept = (fresh: Element) => {
      const { idle } = names.states;
      const isIdle = idle !== undefined && showsState(fresh, idle);
      const isLeft = isIdle && document.activeElement === button;
      flushSync(() => setAnswered({ isIdle, isDisabled: fresh.hasAttribute('disabled') }));
      if (!isLeft) return;
      // The button hides after use, so the focus moves to the first filter in reach. Page links are filters, too.
      const { filters = [] } = filterSets().get(props.query) ?? {};
      focusFilter(filters.filter((one) => isChoosing(one) && one.type !== 'pagination'));
    };
    const filter = useFilter(island, props, () => ({
      type: props.type,
      accept,
      read: () => '',
      write: () => undefined,
      hasOptions: () => true,
    }));
    if (!filter) return island.bind({});
    return island.bind({
      root: () => ({
        ...(answered && { disabled: answered.isDisabled, is: { idle: answered.isIdle } }),
        onClick: (event) => {
          // In a form the click would submit.
          event.preventDefault();
          press(filter, props);
        },
      }),
    });
  },
);

function press(filter: Filter, { type, redirectTo, newTab }: InferProps<typeof filterButtonProps>): void {
  const page = type === 'apply' && httpUrl(redirectTo);
  if (!page) void (type === 'apply' ? applyFilters(filter) : resetFilters(filter));
  else void openResults(filter, page, newTab);
}

/** Opens another page with the selection. */
async function openResults(filter: Filter, page: string, isNewTab: boolean): Promise<void> {
  const coming = bringUpLoops();
  if (coming) await coming;
  if (isNewTab) window.open(chosenAddress(filter, page), '_blank', 'noopener');
  else location.assign(chosenAddress(filter, page));
}
