import { loadPage, type Outcome, type PageRequest } from '../query/load-page.ts';
import { queryCalled } from '../query/queries.ts';
import { keepEntry, pushEntry } from '../query-history/history-entries.ts';
import { filterAddress, withoutPage } from './address.ts';
import { announceResults } from './announce-results.ts';
import type { Filter } from './filter.ts';
import { filterState, noteSelection } from './filter-history.ts';
import { type FilterSet, filterSets, isChoosing, select } from './filter-sets.ts';
import { publishSelection } from './publish-filters.ts';

/** How results are asked for. */
export interface FetchOptions {
  /** Address whose path the page is to have: a page link's. @default the page's own, without its page */
  readonly base?: string;
  /** More of the request: how it is shown, what happens then. */
  readonly request?: Partial<PageRequest>;
}

/** What becomes of a choice. */
export interface ChangeOptions extends FetchOptions {
  /** Asks for results also where choices wait for the submit button: Enter in a search field. @default false */
  readonly isNow?: boolean;
}

/**
 * A visitor has changed a filter, and its element shows it: takes the choice, puts it into the address and asks for
 * results, once. A later change overtakes the request. Where choices wait for the submit button, nothing is asked for.
 *
 * @returns How it went; undefined where nothing was asked for.
 * @example
 * ```ts
 * select.addEventListener('change', () => changeFilter(filter), { signal });
 * ```
 * Follows contracts/bricks-dynamic.md §§4.4, 4.5. Never throws.
 */
export async function changeFilter(filter: Filter, options: ChangeOptions = {}): Promise<Outcome | undefined> {
  if (filter.apply !== 'click' || options.isNow) return changeFilters(filter, [filter], options);
  showInCopies(filter);
  return undefined;
}

/**
 * The same for several filters, with one request: their elements show it, and it does not wait for the submit button.
 *
 * @param by What was used.
 */
export async function changeFilters(
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

/** Takes everything that is chosen in a loop's filters: the submit button. The order is that of the page. */
export async function applyFilters(button: Filter): Promise<Outcome | undefined> {
  const set = filterSets().get(button.query);
  return set && changeFilters(button, clearSelection(set));
}

/** Gives up everything that is chosen in a loop's filters: the reset button. A live search shows nothing then. */
export async function resetFilters(button: Filter): Promise<Outcome | undefined> {
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

/** Puts a loop's selection into the address and asks for its results. */
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
  const isEntry = !isLiveSearch && !disableUrlParams && address !== location.href;
  if (isEntry) keepEntry();
  noteSelection(set);
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
