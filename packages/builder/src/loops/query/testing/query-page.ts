import { insertHtml } from '@stirrup/cms';
import { type ShopCall, settle, stubShop } from '../../../../../../fixtures/stub-shop.ts';
import { addQuery } from '../add-query.ts';
import { pageCode } from '../load-page.ts';
import { itemsOf, type Query, type QueryFacts } from '../query.ts';

// Loaded up front, so that requests start without delay, as they do from the second one on.
await pageCode.load();

/** A loop of two items on a page, the requests that it sends, and the builder's events in order. */
export interface QueryPage {
  readonly query: Query;
  /** Removes the loop from the page. */
  readonly end: AbortController;
  readonly calls: ShopCall[];
  readonly events: string[];
  /** The body of a request. */
  readonly sent: (index: number) => Record<string, unknown>;
  /** Texts of the shown items. */
  readonly shown: () => (string | null)[];
}

const NAMES = ['start', 'end', 'nodes_added', 'load_page/completed', 'pagination/completed'] as const;
const RESULT_NAMES = ['query_result/completed', 'query_result/displayed'] as const;

/** Puts a loop into the document's body. */
export function openQueryPage(facts: Partial<QueryFacts> = {}, id = 'abc123'): QueryPage {
  const owner = id.split('-')[0];
  document.body.replaceChildren();
  const markup = `<main><ul><li class="brxe-${owner}" data-brx-loop-start="${id}">1</li><li class="brxe-${owner}">2</li><li id="trail"></li></ul></main>`;
  insertHtml(document.body, 'beforeend', markup);
  const trail = document.querySelector<HTMLElement>('#trail');
  if (!trail) throw new Error('no trail');
  const bodies: string[] = [];
  const calls = stubShop();
  const { fetch } = globalThis;
  globalThis.fetch = (input, init = {}) => {
    bodies.push(String(init.body));
    const call = fetch(input, init);
    // As in a real `fetch`, an aborted request rejects.
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    return Promise.race([call, aborted]);
  };
  const end = new AbortController();
  const events: string[] = [];
  for (const name of [...NAMES, ...RESULT_NAMES]) {
    document.addEventListener(`bricks/ajax/${name}`, () => events.push(name), { signal: end.signal });
  }
  const query = addQuery(
    id,
    trail,
    {
      componentId: false,
      start: 1,
      end: 2,
      page: 1,
      maxPages: 3,
      queryVars: '{"a":1}',
      originalQueryVars: '[]',
      observerMargin: '1px',
      observerDelay: 0,
      infiniteScroll: false,
      isPostsElement: false,
      ajaxLoader: undefined,
      isLiveSearch: false,
      disableUrlParams: false,
      ...facts,
    },
    end.signal,
  );
  return {
    query,
    end,
    calls,
    events,
    sent: (index) => JSON.parse(bodies[index] ?? '{}'),
    shown: () => itemsOf(query).map(({ textContent }) => textContent),
  };
}

/** The response for a page of two items. */
export function pageAnswer(page: number, more: object = {}): object {
  const end = page * 2;
  return {
    html: `<li class="brxe-abc123"><a href="/${end - 1}/">${end - 1}</a></li><li class="brxe-abc123">${end}</li>`,
    styles: '\n<style>/* INFINITE SCROLL CSS */</style>\n',
    popups: '',
    pagination: false,
    updated_query: { query_vars: { paged: page }, count: 6, max_num_pages: 3, start: end - 1, end },
    ...more,
  };
}

export { settle };
