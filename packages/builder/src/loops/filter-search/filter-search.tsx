import { component, type IslandProps, useSubscription, useSyncStore } from '@stirrup/react';
import { isComposing, type PartBinding } from '@stirrup/runtime';
import { useEffect, useLayoutEffect, useState } from 'react';
import { isPress } from '../../shared/keys/is-press.ts';
import { useFilter } from '../filters/use-filter.ts';
import { filterSearchContract } from './contract.ts';
import { createSearch } from './create-search.ts';
import { holdState } from './hold-state.ts';
import { filterSearchProps } from './props.ts';
import { useLiveResults } from './use-live-results.ts';

/**
 * Languages whose keyboards compose letters that are not the word yet. Those of phones compose the words of any language,
 * and a Korean one the last syllable.
 */
const COMPOSED = /^(?:ja|zh)\b/;

/** A search field. Typed text belongs to the visitor: no response ever changes it. */
export default component(
  { props: filterSearchProps, contract: filterSearchContract },
  function FilterSearch({ island, ...props }) {
    const field = [island.element, island.parts.field[0]?.element].find((one) => one instanceof HTMLInputElement);
    return field ? <SearchField island={island} field={field} {...props} /> : island.bind({});
  },
);

type SearchFieldProps = IslandProps<typeof filterSearchProps, typeof filterSearchContract> & {
  readonly field: HTMLInputElement;
};

function SearchField({ island, field, ...props }: SearchFieldProps) {
  const { clearable, showing } = island.names.states;
  const { clear = '' } = island.names.parts;
  const [icon] = useState(() => (clear ? field.parentElement?.querySelector(clear) : null));
  const [search] = useState(() => createSearch(field, props));
  const { isFilled, areResultsShown } = useSyncStore(search.view);
  const filter = useFilter(island, props, () => search.filterParts, search.begin);
  useEffect(() => search.end, [search]);
  const results = useLiveResults(field, filter, search, { areShown: areResultsShown, state: showing, icon });
  useLayoutEffect(
    () => (icon && clearable && isFilled !== undefined ? holdState(icon, clearable, isFilled) : undefined),
    [icon, clearable, isFilled],
  );
  useSubscription<[Event]>(
    (listener, signal) => {
      for (const type of ['click', 'keydown']) icon?.addEventListener(type, listener, { signal });
    },
    (event) => {
      if (!filter || (event instanceof KeyboardEvent && !isPress(event))) return;
      if (event instanceof KeyboardEvent) event.preventDefault();
      search.clear();
    },
  );

  const bindField = (): PartBinding => ({
    ...(results && { 'aria-controls': results.id || null }),
    // Letters that are not the word yet do not count, and nothing is searched for while they are composed.
    onInput: (event) =>
      event instanceof InputEvent && event.isComposing && COMPOSED.test(document.documentElement.lang)
        ? search.end()
        : search.type(),
    onCompositionEnd: search.type,
    onKeyDown: (event) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') search.showAgain();
      if (event.key !== 'Enter' || isComposing(event)) return;
      // In a form, Enter would submit.
      event.preventDefault();
      search.submit();
    },
    // Focus that returns from the results does not show them again.
    onFocus: ({ relatedTarget }) =>
      (relatedTarget instanceof Node && results?.contains(relatedTarget)) || search.showAgain(),
    // A focused field gets no focus event.
    onClick: search.showAgain,
  });
  if (!filter) return island.bind({});
  return island.bind({ [field === island.element ? 'root' : 'field']: bindField });
}
