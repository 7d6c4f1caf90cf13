import { queryLoop } from '@stirrup/builder/query-loop';
import type { IslandDefinition } from '@stirrup/runtime';

/** The page of the demo CMS that answers the loop's requests. */
export const FILTERS_PAGE = '/builder/elements/filters/';

/** Adds the loop to the islands of its filters, the first of which the stories are about. */
export const withLoop = (...islands: IslandDefinition[]): IslandDefinition[] => [...islands, queryLoop];

/** The builder's settings of a filter of the loop. */
export function filterJson(id: string, type: string, more: object = {}): string {
  const basics = { filterId: id, targetQueryId: 'filaaa', filterAction: 'filter', filterType: type };
  return JSON.stringify({ ...basics, filterApplyOn: 'change', filterNiceName: '', ...more });
}

/** Filters, and a loop that they filter. */
export function filteredLoop(filters: string): string {
  return `${filters}<div class="filtered-results">
    <div class="brxe-filaaa" data-brx-loop-start="filaaa">Results come here.</div>
    <div class="brx-query-trail" hidden data-query-element-id="filaaa" data-page="1" data-max-pages="9" data-start="1"
      data-end="6" data-query-vars='{"post_type":["product"],"posts_per_page":6}'></div>
  </div>`;
}

/** The same page, whose requests for results fail. */
export const FAILING_PAGE = `${FILTERS_PAGE}?fault=500@query_result`;
