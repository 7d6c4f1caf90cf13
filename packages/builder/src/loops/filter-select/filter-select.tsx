import { printedOptions, subscribe } from '@stirrup/cms';
import { component, useSubscription } from '@stirrup/react';
import { useState } from 'react';
import { NAMED } from '../../shared/named.ts';
import { changeFilter } from '../filters/change-filter.ts';
import type { FilterParts } from '../filters/filter.ts';
import { filterSets } from '../filters/filter-sets.ts';
import { useFilter } from '../filters/use-filter.ts';
import { CHANGE, filterSelectContract } from './contract.ts';
import { filterSelectProps } from './props.ts';

/** A select that filters, sorts, or sets the number of results on a page. */
export default component(
  { props: filterSelectProps, contract: filterSelectContract },
  function FilterSelect({ island, ...props }) {
    const { element } = island;
    const select = element instanceof HTMLSelectElement ? element : undefined;
    const filter = useFilter(island, props, () => select && partsOf(select));
    const [name] = useState(() => select && missingName(select));
    // Also through jQuery: plugins' replacements of a select change it that way.
    useSubscription<[]>(
      (listener, signal) => subscribe(element, CHANGE, () => listener(), signal),
      () => {
        if (!filter) return;
        const { query, filter: id, apply } = filter;
        const chosen = filterSets().get(query)?.selection.get(id) ?? '';
        // Such replacements also emit it without another choice.
        if (apply === 'click' || String(chosen) !== filter.read()) void changeFilter(filter);
      },
    );
    return island.bind({ root: () => ({ ...(name && { 'aria-label': name }) }) });
  },
);

function partsOf(select: HTMLSelectElement): FilterParts {
  return {
    type: 'select',
    read: () => select.value,
    printed: () => printedOptions(select)[0]?.value ?? '',
    write: (value) => {
      select.value = String(value ?? '');
      // A value that is no longer offered cannot be selected: the first option is selected instead, as on the server.
      if (select.selectedIndex < 0) select.selectedIndex = 0;
    },
    hasOptions: () => [...select.options].some((option) => option.value !== ''),
  };
}

/**
 * The builder prints no label. The option for no choice describes the select ("All categories", "Select sort"), so it
 * becomes the name.
 */
function missingName(select: HTMLSelectElement): string | undefined {
  const isNamed = select.labels.length > 0 || select.matches(NAMED);
  return isNamed ? undefined : select.options[0]?.text;
}
