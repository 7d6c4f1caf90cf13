import { fillHtml } from '@stirrup/cms';
import { component } from '@stirrup/react';
import { useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Filter } from '../filters/filter.ts';
import { focusFilter } from '../filters/focus-filter.ts';
import { useFilter } from '../filters/use-filter.ts';
import { buttonName, printNames } from './button-name.ts';
import { clearValue } from './clear-value.ts';
import { activeFiltersContract, FOR } from './contract.ts';
import { activeFiltersProps } from './props.ts';

/** Buttons that each clear one active value of a filter. */
export default component(
  { props: activeFiltersProps, contract: activeFiltersContract },
  function ActiveFilters({ island, ...props }) {
    const { element: list, names } = island;
    const { button = `[${FOR.filter}]` } = names.parts;
    const [, renderAnew] = useReducer((count: number) => count + 1, 0);
    const cleared = useRef<readonly Filter[]>([]);
    const accept = (fresh: Element) => {
      const hadFocus = list.contains(document.activeElement);
      printNames(fresh.querySelectorAll(button));
      fillHtml(list, fresh.innerHTML, { keys: [FOR.value], scroll: 'leave' });
      // The server's names have replaced ours on the kept buttons.
      flushSync(renderAnew);
      // If the button next to it has not taken the focus, the cleared filter gets it.
      if (hadFocus && !list.contains(document.activeElement)) focusFilter(cleared.current);
    };
    const filter = useFilter(island, props, () => ({
      type: 'active-filters',
      accept,
      read: () => '',
      write: () => undefined,
      hasOptions: () => list.childElementCount > 0,
    }));
    if (!filter) return island.bind({});
    return island.bind({
      button: ({ element, printed }) => ({
        'aria-label': buttonName(printed('aria-label'), element),
        onClick: (event) => {
          // In a form the click would submit.
          event.preventDefault();
          void clearValue(filter, element).then((changed) => {
            if (changed.length > 0) cleared.current = changed;
          });
        },
      }),
    });
  },
);
