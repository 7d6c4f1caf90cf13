import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { prepareLiveRegions } from '@stirrup/cms/notices';
import { isBefore } from '../query/is-before.ts';
import { queryFilters } from '../query/query-filters.ts';
import { countTags } from './active-counts.ts';
import { catchUp, isChanged } from './catch-up.ts';
import { changeFilters, resultsCode } from './change-filter.ts';
import { recordSelection } from './chosen-values.ts';
import type { Filter, FilterParts } from './filter.ts';
import type { FilterFacts } from './filter-props.ts';
import { type FilterSet, filterSets, select, shownValue } from './filter-sets.ts';
import { followPaginations } from './follow-paginations.ts';
import { keepFilterHistory } from './keep-filter-history.ts';
import { listenForPrices } from './listen-for-prices.ts';
import { printedSelection, publishFilter } from './publish-filters.ts';
import { queueOptionEvents } from './queue-option-events.ts';

/**
 * Registers a filter with its loop's requests and responses, with buttons, and with other scripts. Its printed value
 * counts as the one that filters the printed results.
 *
 * @param facts The options of every filter: spread `filterReaders` and `filterSources` into the island's schema.
 * @returns The filter, for `changeFilter`; undefined if the markup does not name the filter or its loop, or if the
 * builder's own script handles it.
 * @example
 * ```ts
 * const filter = addFilter(props, element, { type: 'select', read, write }, signal);
 * if (filter) element.addEventListener('change', () => changeFilter(filter), { signal });
 * ```
 * Follows bricks-dynamic.md §4.1, §4.3.
 */
export function addFilter(
  { filter: id, query, action, name, apply }: FilterFacts,
  element: HTMLElement,
  parts: FilterParts,
  signal: AbortSignal,
): Filter | undefined {
  if (!id || !query || hasLegacyScript('bricks-filters')) return undefined;
  const isEarly = isChanged(element);
  let { printed: read = parts.read } = parts;
  const filter: Filter = {
    filter: id,
    query,
    action,
    name,
    apply,
    element,
    original: '',
    isEmpty: () => String(read()) === '',
    hasOptions: () => !filter.isEmpty(),
    ...parts,
    read: () => read(),
  };
  const set = filterSets().get(query) ?? createSet(query);
  const twin = set.filters.find((known) => known.filter === id);
  set.filters.push(filter);
  set.filters.sort((one, other) => (isBefore(one.element, other.element) ? -1 : 1));
  // If one filter is on the page twice, the second one shows the value of the first, but keeps an early choice: that
  // follows below, and shows in both.
  if (!twin) select(set.selection, filter);
  else if (!isEarly && String(shownValue(filter)) !== String(shownValue(twin))) filter.write(shownValue(twin));
  read = parts.read;
  sortSelection(set);
  recordSelection(set);
  set.isUntouched &&= set.selection.size === 0;
  const unpublish = publishFilter(filter);
  queueOptionEvents(filter);
  // Deferred, because the island receives its filter first.
  if (isEarly) queueMicrotask(() => catchUp(filter, signal));
  signal.addEventListener('abort', () => {
    unpublish();
    removeFilter(set, filter);
  });
  return filter;
}

function createSet(queryId: string): FilterSet {
  const set: FilterSet = { queryId, filters: [], selection: new Map(), isUntouched: true, end: () => {} };
  filterSets().set(queryId, set);
  queryFilters().set(queryId, {
    body: () => {
      set.isUntouched &&= set.selection.size === 0;
      return {
        filters: [...new Set(set.filters.map(({ filter }) => filter))],
        // The builder sends a list until something has been chosen, because PHP prints an empty dictionary as a list.
        selectedFilters: set.isUntouched ? [] : Object.fromEntries(set.selection),
        afTags: countTags(queryId),
      };
    },
    show: ({ filters, tags }) => {
      // Answers for filters come after a change only, which has loaded the code.
      resultsCode.loaded()?.showFilters(set, filters);
      resultsCode.loaded()?.showCounts(queryId, tags);
    },
  });
  // A live region must exist before its text to be announced.
  prepareLiveRegions();
  listenForPrices();
  keepFilterHistory();
  set.end = followPaginations(set, addFilter, (by, base, request) => {
    // All page links of a loop show the same page.
    const paginations = set.filters.filter(({ type }) => type === 'pagination');
    return changeFilters(by, paginations, { base, request });
  });
  return set;
}

/**
 * Sorts the selection: filters are added in any order, but those that the server took from the address have a fixed
 * one.
 */
function sortSelection({ queryId, selection }: FilterSet): void {
  const printed = printedSelection(queryId);
  const placeOf = (id: string) => (printed.includes(id) ? printed.indexOf(id) : printed.length);
  const entries = [...selection].sort(([one], [other]) => placeOf(one) - placeOf(other));
  selection.clear();
  for (const [id, value] of entries) selection.set(id, value);
}

function removeFilter(set: FilterSet, filter: Filter): void {
  set.filters.splice(set.filters.indexOf(filter), 1);
  if (!set.filters.some((known) => known.filter === filter.filter)) set.selection.delete(filter.filter);
  // Page links alone filter nothing.
  if (set.filters.some(({ type }) => type !== 'pagination') || filterSets().get(set.queryId) !== set) return;
  filterSets().delete(set.queryId);
  queryFilters().delete(set.queryId);
  set.end();
}
