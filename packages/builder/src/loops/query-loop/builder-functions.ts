import { emitBuilderEvent, isRequestError } from '@stirrup/cms';
import { appendPage } from '../query/append-page.ts';
import { EVENT } from '../query/contract.ts';
import { endLoading } from '../query/end-loading.ts';
import { hideFailure } from '../query/failures.ts';
import { loadPage, pageCode, takeOver } from '../query/load-page.ts';
import { clearOutdated } from '../query/outdated-results.ts';
import { queryCalled } from '../query/queries.ts';
import { type QueryAnswer, readQueryAnswer } from '../query/query-answer.ts';
import { queryFilters } from '../query/query-filters.ts';
import { pushEntry, saveCurrentEntry } from '../query-history/history-entries.ts';
import { ID } from './functions-contract.ts';

/* The builder's functions for site code, with their names and arguments (bricks-dynamic.md §1.3). Most have a last
   argument about fresh nonces, which is not needed here. */

/** The position in a loop. */
interface Place {
  readonly page: number;
  readonly maxPages: number;
}

/** Appends the next page of an element's loop; does nothing for an unknown loop. */
export async function bricksQueryLoadPage(trail?: unknown, isAtOnce?: unknown): Promise<Place> {
  const element = trail instanceof HTMLElement ? trail : undefined;
  const query = queryCalled(element?.getAttribute(ID.query) ?? '', element);
  if (!query) return { page: 0, maxPages: 0 };
  await appendPage(query, { delay: isAtOnce ? 0 : query.facts.get().observerDelay });
  const { page, maxPages } = query.facts.get();
  return { page, maxPages };
}

/** Replaces the results by those of another page, and puts the link's address into the browser's history. */
export async function bricksAjaxPagination(link?: unknown, queryId?: unknown, page?: unknown): Promise<Place> {
  const query = queryOf(queryId, 'Query ID is missing', link);
  const pagination = link instanceof Element ? link.closest(`[${ID.pagination}]`) : undefined;
  const href = link instanceof HTMLAnchorElement ? link.href : '';
  await loadPage(query, {
    kind: 'paginate',
    page: Number(page) || 1,
    paginationId: pagination?.getAttribute(ID.pagination) ?? undefined,
    change: async (show) => {
      if (href) saveCurrentEntry();
      show();
    },
    onShown: () => {
      if (href) pushEntry(href, {});
    },
  });
  const known = query.facts.get();
  return { page: known.page, maxPages: known.maxPages };
}

/** Requests the results that a loop's filters leave, and shows none of them. */
export async function bricksGetQueryResult(queryId?: unknown, isPopState?: unknown): Promise<object> {
  if (!queryId) throw new Error('No queryId provided');
  if (queryFilters().size === 0) throw new Error('Query filters JS not loaded');
  const query = queryOf(queryId, 'No queryId provided');
  const signal = takeOver(query);
  clearOutdated(query);
  hideFailure(query);
  const { isLoading } = query.facts.get();
  query.facts.setKey('isLoading', true);
  if (!isLoading) emitBuilderEvent(EVENT.start, { queryId, isPopState: Boolean(isPopState) });
  try {
    const { fetchAnswer } = await pageCode.load();
    const answer = await fetchAnswer(query, {}, signal);
    signal.throwIfAborted();
    return printedForm(answer);
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  } finally {
    // An overtaken call leaves the end to the newer one.
    if (!signal.aborted || query.signal.aborted) {
      endLoading(query);
      emitBuilderEvent(EVENT.resultReceived, { queryId });
    }
  }
}

/** Shows an answer of `bricksGetQueryResult`. */
export async function bricksDisplayQueryResult(queryId?: unknown, response?: unknown): Promise<void> {
  const query = queryOf(queryId, 'No queryId provided');
  const answer = readQueryAnswer(response);
  if (!answer) throw new Error('Invalid response from server');
  const { showPage } = await pageCode.load();
  showPage(query, { kind: 'filter', page: undefined }, answer);
  emitBuilderEvent(EVENT.resultShown, { queryId });
}

function queryOf(queryId: unknown, missing: string, near?: unknown) {
  if (!queryId) throw new Error(missing);
  const query = queryCalled(String(queryId), near instanceof Element ? near : undefined);
  if (!query) throw new Error('Query instance not found');
  return query;
}

/** The shape of the server's response, as other scripts expect it. */
function printedForm({ html, styles, popups, update, filters, tags }: QueryAnswer): object {
  const { page, maxPages, ...places } = update ?? {};
  return {
    html,
    styles,
    popups,
    updated_filters: filters,
    parsed_af_tags: tags,
    updated_query: update ? { ...places, query_vars: { paged: page }, max_num_pages: maxPages } : false,
  };
}

/** Error messages as in the builder's error catalogue (page-builder-specification.md §8). */
function reasonOf(error: unknown): string {
  if (!isRequestError(error)) return 'Invalid response from server';
  const { kind, status, code, message } = error;
  if (kind === 'refused' || code === 'rest_cookie_invalid_nonce') return message;
  return kind === 'not-json' || kind === 'schema'
    ? 'Invalid response from server'
    : `Request failed with status ${status}`;
}
