import { pageRegistry, start } from '@stirrup/runtime';
import { type ShopCall, settle, stubShop } from '../../../../fixtures/stub-shop.ts';
import { activeFilters } from '../loops/active-filters/island.ts';
import { filterButton } from '../loops/filter-button/island.ts';
import { filterChoices } from '../loops/filter-choices/island.ts';
import { filterSelect } from '../loops/filter-select/island.ts';
import { resultsCode } from '../loops/filters/change-filter.ts';
import { addQuery } from '../loops/query/add-query.ts';
import { pageCode } from '../loops/query/load-page.ts';
import type { Query, QueryFacts } from '../loops/query/query.ts';
import { bringUp } from './bring-up.ts';

// Calls are made at once, as they are from the second one on.
await Promise.all([pageCode.load(), resultsCode.load()]);
const islands = [filterSelect, filterChoices, activeFilters, filterButton];
await Promise.all(islands.map(({ load }) => load()));

/** Adds a loop with its own controller, as its island does. */
export function addLoop(id: string, facts: Partial<QueryFacts> = {}): { query: Query; end: AbortController } {
  const trail = document.querySelector<HTMLElement>(`[data-query-element-id="${id}"]`);
  if (!trail) throw new Error(`The markup has no loop "${id}".`);
  const end = new AbortController();
  const query = addQuery(
    id,
    trail,
    {
      ...{ componentId: false, start: 1, end: 4, page: 1, maxPages: 5, queryVars: '{"a":1}', originalQueryVars: '[]' },
      ...{ observerMargin: '1px', observerDelay: 0, infiniteScroll: false, isPostsElement: false },
      ...{ ajaxLoader: undefined, isLiveSearch: false, disableUrlParams: false, ...facts },
    },
    end.signal,
  );
  return { query, end };
}

/** Markup of a loop with one item. */
export const loop = (id: string): string =>
  `<ul><li class="brxe-${id}" data-brx-loop-start="${id}">old</li><li data-query-element-id="${id}"></li></ul>`;

/** A response of the shop to a filter request. */
export function answerOf(
  html: string,
  { count = 24, filters = {}, tags = {} }: { count?: number; filters?: object; tags?: object } = {},
): object {
  return {
    ...{ html, styles: '', popups: '', updated_filters: filters, parsed_af_tags: tags },
    updated_query: { query_vars: { paged: 1 }, count, max_num_pages: 6, start: 1, end: 4 },
  };
}

/** Records the requests of filters, with their bodies. */
export function stubFilters(): { calls: ShopCall[]; sent: (index?: number) => Record<string, unknown> } {
  const calls = stubShop();
  const bodies: unknown[] = [];
  const stubbed = globalThis.fetch;
  globalThis.fetch = (input, init = {}) => {
    bodies.push(JSON.parse(String(init.body)));
    return stubbed(input, init);
  };
  return { calls, sent: (index = bodies.length - 1) => Object(bodies[index]) };
}

export { settle };

/** The builder's settings of a filter. */
export const settings = (id: string, type: string, more: object = {}): string =>
  JSON.stringify({
    ...{ filterId: id, targetQueryId: 'loopaa', filterAction: 'filter', filterType: type, filterMethod: 'ajax' },
    ...{ filterApplyOn: 'change', filterInputDebounce: 500, filterNiceName: '', ...more },
  });

let loops: AbortController | undefined;

/**
 * Opens a page with a loop and filters, waits for their islands, and stubs a shop whose responses the test gives by
 * hand.
 *
 * @param early Runs before the islands are up.
 */
export async function openFilters(markup: string, facts: Partial<QueryFacts> = {}, early = () => {}) {
  await closeFilters();
  document.body.innerHTML = loop('loopaa') + markup;
  loops = addLoop('loopaa', facts).end;
  const shop = stubFilters();
  early();
  start(...islands);
  await bringUp();
  return shop;
}

/** Removes the page and its loop. */
export async function closeFilters(): Promise<void> {
  pageRegistry().release(document.body);
  loops?.abort();
  document.body.replaceChildren();
  history.replaceState(null, '', '/shop/');
  await settle();
}
