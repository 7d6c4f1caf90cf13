import { loadPage } from '../query/load-page.ts';
import type { Outcome } from '../query/page-request.ts';
import { queryCalled } from '../query/queries.ts';
import { pushEntry, saveCurrentEntry } from '../query-history/history-entries.ts';
import { filterAddress, withoutPage } from './address.ts';
import { announceResults } from './announce-results.ts';
import type { FetchOptions } from './change-options.ts';
import { chosenValues, filterState, isRecorded, recordSelection } from './chosen-values.ts';
import type { Filter } from './filter.ts';
import { filterSets } from './filter-sets.ts';
import { publishSelection } from './publish-filters.ts';

/**
 * Puts the selection of a filter's loop into the address and requests its results.
 *
 * @returns The outcome; undefined where the filters have gone, or where the browser loads the results as a page.
 */
export async function fetchResults(by: Filter, { base, request }: FetchOptions = {}): Promise<Outcome | undefined> {
  const set = filterSets().get(by.query);
  if (!set) return undefined;
  const { queryId, filters, selection } = set;
  const query = queryCalled(queryId, by.element);
  const { page = Number.POSITIVE_INFINITY, isLiveSearch, disableUrlParams } = query?.facts.get() ?? {};
  const paginations = filters.filter(({ type }) => type === 'pagination');
  // The address may have the page of a request that was overtaken or has failed.
  const recorded = paginations.map(({ filter }) => Number(chosenValues().get(queryId)?.[filter]) || 0);
  if (by.type !== 'pagination') {
    for (const pagination of paginations) {
      selection.delete(pagination.filter);
      pagination.write(undefined);
    }
  }
  publishSelection(set);
  const links = paginations.flatMap(({ element }) => [...element.querySelectorAll('a')]);
  const address = filterAddress(set, base ?? withoutPage(location.href, Math.max(page, ...recorded), links));
  // A list that is no loop of ours is still the page's: the server filters it.
  if (!query) {
    location.assign(address);
    return undefined;
  }
  // Page links of two loops may lead to one address: the selection of each is an entry of its own.
  const isNew = address !== location.href || !isRecorded(set);
  const isEntry = !isLiveSearch && !disableUrlParams && isNew;
  if (isEntry) saveCurrentEntry();
  recordSelection(set);
  if (isEntry) pushEntry(address, filterState(queryId));
  return loadPage(query, {
    kind: 'filter',
    ...request,
    onShown: (answer, items) => {
      announceResults(queryId, answer);
      request?.onShown?.(answer, items);
    },
  });
}
