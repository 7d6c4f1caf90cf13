import type { InferProps } from '@stirrup/runtime';
import { atom, type ReadableAtom } from 'nanostores';
import { changeFilter, endLiveSearch } from '../filters/change-filter.ts';
import type { Filter, FilterParts } from '../filters/filter.ts';
import { queryCalled } from '../query/queries.ts';
import { queryTerm } from '../query/query-term.ts';
import type { filterSearchProps } from './props.ts';
import { wantsSearch } from './wants-search.ts';

/** Visible state of a search, apart from the field's text. */
interface SearchView {
  /** True if there is text to clear; undefined until the field has changed. */
  readonly isFilled?: boolean;
  /** True if the results of a live search show. */
  readonly areResultsShown: boolean;
}

/** The search of one field. Typed text belongs to the visitor: no response ever overwrites it. */
export interface Search {
  readonly view: ReadableAtom<SearchView>;
  readonly filterParts: FilterParts;
  /** Starts to filter. Text typed earlier is searched for if the field has the focus. */
  readonly begin: (filter: Filter) => void;
  /** Searches for text that was typed before the island was up, in a field that has been left. */
  readonly catchUp: () => void;
  readonly type: () => void;
  /** Searches now, even for a short term. */
  readonly submit: () => void;
  readonly clear: () => void;
  readonly showResults: () => void;
  readonly hideResults: () => void;
  /** Shows hidden results again, if they belong to the field's current text. */
  readonly showAgain: () => void;
  /** Cancels a pending search. */
  readonly end: () => void;
}

/** Creates the search of a field: it changes the filter after a pause in typing, by Enter, or when the field is cleared. */
export function createSearch(field: HTMLInputElement, options: InferProps<typeof filterSearchProps>): Search {
  const { query: queryId, apply, debounce, minimum } = options;
  const view = atom<SearchView>({ areResultsShown: false });
  let filter: Filter | undefined;
  let searched = field.defaultValue;
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => clearTimeout(timer);
  const showResults = (areResultsShown = true) => view.set({ ...view.get(), areResultsShown });
  const showFilled = () => {
    const isFilled = field.value !== '';
    view.set({ isFilled, areResultsShown: isFilled && view.get().areResultsShown });
  };
  const showAgain = () => {
    if (searched !== '' && field.value !== '') showResults();
  };
  const search = (isForced: boolean) => {
    end();
    const { value } = field;
    if (!filter || !wantsSearch({ value, searched, minimum, isForced })) return;
    searched = value;
    queryTerm(queryId).set(value);
    const query = queryCalled(queryId, field);
    if (query?.facts.get().isLiveSearch && value === '') endLiveSearch(query, [filter]);
    else {
      // Results that were hidden show again during the new search.
      if (apply === 'change' || isForced) showResults();
      void changeFilter(filter, { isNow: isForced });
    }
  };
  const type = () => {
    showFilled();
    // Such text starts no search, which would show the results.
    if (field.value === searched) showAgain();
    end();
    timer = setTimeout(search, debounce, false);
  };

  return {
    view,
    filterParts: {
      type: 'search',
      read: () => field.value,
      printed: () => field.defaultValue,
      write: (value) => {
        end();
        field.value = searched = String(value ?? '');
        const term = queryTerm(queryId);
        if (term.get() !== undefined) term.set(field.value);
        showFilled();
      },
      accept: () => undefined,
    },
    begin: (known) => {
      filter = known;
      const isAtField = field === document.activeElement;
      const isEarly = field.value !== searched;
      // Text that the browser has filled in does not count.
      isLeft = isEarly && !isAtField && navigator.userActivation?.hasBeenActive;
      if (isEarly && isAtField) type();
    },
    catchUp: () => {
      if (isLeft) search(false);
      isLeft = false;
    },
    submit: () => search(true),
    clear: () => {
      field.value = '';
      field.focus();
      showFilled();
      search(true);
    },
    type,
    end,
    showAgain,
    showResults: () => showResults(),
    hideResults: () => showResults(false),
  };
}
