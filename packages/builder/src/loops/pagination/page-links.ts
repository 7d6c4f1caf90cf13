import { createLazy, importWithRetry } from '@stirrup/runtime';
import { queryCalled } from '../query/queries.ts';
import type { QueryPagination } from '../query/query-paginations.ts';
import { currentPage, holderOf, type Named } from './current-page.ts';

/** One list of page links, and what its dialect calls them. */
export type PageLinks = QueryPagination & Named;

type WhenUsed = typeof import('./when-used.ts');

/** The code that turns pages and shows links: wanted by the first page that is turned, or results that are filtered. */
export const turnCode = createLazy(() => importWithRetry(() => import('./when-used.ts')));

/** At once from the second time on; without the code links stay as they are. */
function withUsed(run: (code: WhenUsed) => void): void {
  const code = turnCode.loaded();
  if (code) run(code);
  else turnCode.load().then(run, () => {});
}

/** Describes page links to all code that turns pages: other islands, filters, the browser's history. */
export function createPageLinks(printed: Pick<PageLinks, 'id' | 'query' | 'element' | 'names'>): PageLinks {
  const { query, element } = printed;
  const links: PageLinks = {
    ...printed,
    ...{ page: currentPage(printed), turn: undefined },
    show: (answer) => {
      const { page = 1, maxPages = 0 } = queryCalled(query, element)?.facts.get() ?? {};
      links.page = page;
      withUsed(({ showLinks }) => showLinks(links, answer, maxPages));
    },
    save: () => holderOf(links).innerHTML,
    restore: (html) => withUsed(({ restoreLinks }) => restoreLinks(links, html)),
  };
  return links;
}
