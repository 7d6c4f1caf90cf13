import { builderSettings, callBuilder, RequestError, readGlobal } from '@stirrup/cms';
import { createLazy, importWithRetry } from '@stirrup/runtime';
import { codeFailure } from '../../shared/code-failure.ts';
import { BUILDER_GLOBAL, ENDPOINT, OWN, PAGE_FILTERS } from './contract.ts';
import type { Query } from './query.ts';
import { type QueryAnswer, queryAnswer } from './query-answer.ts';
import { queryFilters } from './query-filters.ts';

/** The code for results from pages of the site, which few loops have. */
const siteCode = createLazy(() => importWithRetry(() => import('./fetch-site-page.ts')));

function loadSiteCode() {
  return siteCode.load().catch((cause: unknown) => {
    throw codeFailure('results from pages of the site', cause);
  });
}

/** Sent if the page prints none. */
const NO_VARS = '{}';

/** A request for a page of results. */
export interface PageCall {
  /** From 1; filtered results choose their own page by default. */
  readonly page?: number | undefined;
  /** Element whose page links the response should include. */
  readonly paginationId?: string | undefined;
  /** Address of the page, for loops whose results come from pages of the site. @default that of the next page */
  readonly href?: string | undefined;
}

/**
 * Requests a page of a loop: of its filtered results if the page has filters for it, otherwise of the loop as it is
 * (bricks-dynamic.md §3.6, §3.8, §4.5). A loop without data for the builder's server gets it from the site's own page.
 *
 * @throws RequestError; of kind `refused`, with the server's text as its message, if the response is an error.
 */
export async function fetchAnswer(query: Query, call: PageCall, signal: AbortSignal): Promise<QueryAnswer> {
  const { componentId, queryVars, originalQueryVars } = query.facts.get();
  const { postId, baseUrl } = builderSettings();
  const filters = queryFilters().get(query.id);
  const { page, paginationId, href } = call;
  if (!filters && !queryVars && query.trail.matches(OWN.loop)) {
    const { fetchSitePage, siteAddress } = await loadSiteCode();
    const address = href ?? siteAddress(query);
    if (address) return fetchSitePage(query, address, page, signal);
  }
  const answer = filters
    ? await callBuilder(
        ENDPOINT.result,
        queryAnswer,
        {
          postId,
          queryElementId: query.id,
          originalQueryVars: originalQueryVars === '[]' ? queryVars || NO_VARS : originalQueryVars,
          pageFilters: readGlobal(BUILDER_GLOBAL)?.[PAGE_FILTERS] || false,
          ...filters.body(),
          ...(page !== undefined && { infinitePage: page }),
          baseUrl,
        },
        { signal },
      )
    : await callBuilder(
        ENDPOINT.page,
        queryAnswer,
        {
          postId,
          queryElementId: query.id,
          componentId,
          queryVars: queryVars || NO_VARS,
          page: page ?? 1,
          ...(paginationId !== undefined && { paginationId, baseUrl }),
        },
        { signal },
      );
  if (answer.error) throw new RequestError('refused', answer.error);
  return answer;
}
