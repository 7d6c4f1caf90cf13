import { loadPage } from '../query/load-page.ts';
import type { Outcome } from '../query/page-request.ts';
import { queryCalled } from '../query/queries.ts';
import { keepEntry, pushEntry } from '../query-history/history-entries.ts';
import { filterAddress, withoutPage } from './address.ts';
import { announceResults } from './announce-results.ts';
import type { ChangeOptions, FetchOptions } from './change-options.ts';
import { filterState, isRecorded, recordSelection } from './chosen-values.ts';
import type { Filter } from './filter.ts';
import { type FilterSet, filterSets, isChoosing, select } from './filter-sets.ts';
import { publishSelection } from './publish-filters.ts';

/** See `changeFilter` of `change-filter.ts`, which fetches this file with the first change. */
export async function makeChange(filter: Filter, options: ChangeOptions): Promise<Outcome | undefined> {
  if (filter.apply !== 'click' || options.isNow) return makeChanges(filter, [filter], options);
  showInCopies(filter);
  return undefined;
}

/** The same for several filters. */
export async function makeChanges(
  by: Filter,
  changed: readonly Filter[],
  options?: FetchOptions,
): Promise<Outcome | undefined> {
  const set = filterSets().get(by.query);
  if (!set) return undefined;
  for (const filter of changed) {
    select(set.selection, filter);
    showInCopies(filter);
  }
  return fetchResults(set, by, options);
}

/** See `applyFilters`. */
export async function makeAllChanges(button: Filter): Promise<Outcome | undefined> {
  const set = filterSets().get(button.query);
  return set && makeChanges(button, clearSelection(set));
}

/** See `resetFilters`. */
export async function makeReset(button: Filter): Promise<Outcome | undefined> {
  const set = filterSets().get(button.query);
  if (!set) return undefined;
  for (const filter of clearSelection(set)) filter.write(undefined);
  if (queryCalled(button.query, button.element)?.facts.get().isLiveSearch) return undefined;
  return fetchResults(set, button);
}

function clearSelection({ selection, filters }: FilterSet): readonly Filter[] {
  selection.clear();
  return filters.filter(isChoosing);
}

/** A filter may be on the page twice: in a sidebar, and in a panel for small screens. */
function showInCopies(filter: Filter): void {
  const value = filter.isEmpty() ? undefined : filter.read();
  const copies = filterSets()
    .get(filter.query)
    ?.filters.filter((known) => known !== filter && known.filter === filter.filter);
  for (const copy of copies ?? []) copy.write(value);
  // Radio buttons of one name are one group to the browser, wherever they are.
  if (copies?.length) filter.write(value);
}

/** Puts a loop's selection into the address and requests its results. */
async function fetchResults(
  set: FilterSet,
  by: Filter,
  { base, request }: FetchOptions = {},
): Promise<Outcome | undefined> {
  const { queryId, filters, selection } = set;
  if (by.type !== 'pagination') {
    for (const pagination of filters.filter(({ type }) => type === 'pagination')) {
      selection.delete(pagination.filter);
      pagination.write(undefined);
    }
  }
  publishSelection(set);
  const query = queryCalled(queryId, by.element);
  const { page = Number.POSITIVE_INFINITY, isLiveSearch, disableUrlParams } = query?.facts.get() ?? {};
  const address = filterAddress(set, base ?? withoutPage(location.href, page));
  // A list that is no loop of ours is still the page's: the server filters it.
  if (!query) {
    location.assign(address);
    return undefined;
  }
  // Page links of two loops may lead to one address: what is chosen for each is an entry of its own.
  const isNew = address !== location.href || !isRecorded(set);
  const isEntry = !isLiveSearch && !disableUrlParams && isNew;
  if (isEntry) keepEntry();
  recordSelection(set);
  if (isEntry) pushEntry(address, filterState(queryId), true);
  return loadPage(query, {
    kind: 'filter',
    ...request,
    onShown: (answer, items) => {
      announceResults(queryId, answer);
      request?.onShown?.(answer, items);
    },
  });
}

export { showCounts } from './active-counts.ts';
export { restoreFilters } from './restore-filters.ts';
export { showFilters } from './show-filters.ts';
