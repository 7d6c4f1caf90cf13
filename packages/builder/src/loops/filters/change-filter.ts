import { createLazy, importWithRetry } from '@stirrup/runtime';
import { codeFailure } from '../../shared/code-failure.ts';
import { bringUpLoops } from '../query/bring-up-loops.ts';
import { showFailure } from '../query/failures.ts';
import { cancelPage } from '../query/load-page.ts';
import { markOutdated } from '../query/outdated-results.ts';
import type { Outcome } from '../query/page-request.ts';
import { queryCalled } from '../query/queries.ts';
import type { Query } from '../query/query.ts';
import type { ChangeOptions, FetchOptions } from './change-options.ts';
import { recordSelection } from './chosen-values.ts';
import type { Filter } from './filter.ts';
import { type FilterSet, filterSets, isChoosing, select, shownValue } from './filter-sets.ts';
import { publishSelection } from './publish-filters.ts';

/** The code that requests and shows filtered results. */
export const resultsCode = createLazy(() => importWithRetry(() => import('./results-code.ts')));

/**
 * Selects what a visitor has chosen in a filter, whose element shows it, puts it into the address and requests results. A later
 * change overtakes the request. Where choices wait for the submit button, nothing is selected and nothing requested.
 *
 * @returns The outcome; undefined where nothing was requested.
 * @example
 * ```ts
 * select.addEventListener('change', () => changeFilter(filter), { signal });
 * ```
 * Follows bricks-dynamic.md §4.4, §4.5. Never throws.
 */
export async function changeFilter(filter: Filter, options: ChangeOptions = {}): Promise<Outcome | undefined> {
  if (filter.apply !== 'click' || options.isNow) return changeFilters(filter, [filter], options);
  return change(filter, (set) => showInCopies(set, filter));
}

/**
 * The same for several filters, with one request that does not wait for the submit button.
 *
 * @param by The control in use.
 */
export async function changeFilters(
  by: Filter,
  changed: readonly Filter[],
  options?: FetchOptions,
): Promise<Outcome | undefined> {
  return change(by, (set) => {
    selectEach(set, changed);
    return fetchResults(by, options);
  });
}

/** Selects everything that is chosen in a loop's filters: the submit button. The order is that of the page. */
export async function applyFilters(button: Filter): Promise<Outcome | undefined> {
  return change(button, (set) => {
    selectEach(set, clearSelection(set));
    return fetchResults(button);
  });
}

/** Empties all filters of a loop: the reset button. A live search shows nothing then. */
export async function resetFilters(button: Filter): Promise<Outcome | undefined> {
  return change(button, (set) => {
    for (const filter of clearSelection(set)) filter.write(undefined);
    const query = queryCalled(button.query, button.element);
    if (!query?.facts.get().isLiveSearch) return fetchResults(button);
    endLiveSearch(query, []);
  });
}

/** Ends a live search: no results show without a term, and requests of other filters send none. */
export function endLiveSearch(query: Query, emptied: readonly Filter[]): void {
  const set = filterSets().get(query.id);
  if (!set) return;
  selectEach(set, emptied);
  recordSelection(set);
  publishSelection(set);
  cancelPage(query);
}

/**
 * Changes the filters of a loop as soon as all are up, for the values of the others are part of every call. A choice shows in its
 * own task where they are.
 */
async function change(
  { query }: Filter,
  act: (set: FilterSet) => Promise<Outcome | undefined> | undefined,
): Promise<Outcome | undefined> {
  void resultsCode.load();
  const coming = bringUpLoops();
  if (coming) await coming;
  const set = filterSets().get(query);
  return set && act(set);
}

function selectEach(set: FilterSet, changed: readonly Filter[]): void {
  for (const filter of changed) {
    select(set.selection, filter);
    showInCopies(set, filter);
  }
}

function clearSelection({ selection, filters }: FilterSet): readonly Filter[] {
  selection.clear();
  return filters.filter(isChoosing);
}

/** A filter may be on the page twice: in a sidebar, and in a panel for small screens. */
function showInCopies({ filters }: FilterSet, filter: Filter): undefined {
  const value = shownValue(filter);
  const copies = filters.filter((known) => known !== filter && known.filter === filter.filter);
  for (const copy of copies) copy.write(value);
  // Radio buttons of one name are one group to the browser, wherever they are.
  if (copies.length > 0) filter.write(value);
}

type ResultsCode = typeof import('./results-code.ts');

/** Requests results for the present selection. Where its code cannot be fetched, a message offers another attempt. */
async function fetchResults(by: Filter, options?: FetchOptions): Promise<Outcome | undefined> {
  let code: ResultsCode;
  try {
    code = resultsCode.loaded() ?? (await resultsCode.load());
  } catch (cause) {
    const query = queryCalled(by.query, by.element);
    if (!query) return undefined;
    const repeat = () => fetchResults(by, options);
    markOutdated(query, repeat);
    showFailure(query, codeFailure('filters', cause), 'before', () => void repeat());
    return undefined;
  }
  return code.fetchResults(by, options);
}
