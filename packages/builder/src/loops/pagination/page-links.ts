import { createLazy, importWithRetry } from '@stirrup/runtime';
import { queryCalled } from '../query/queries.ts';
import { currentPage, holderOf } from './current-page.ts';
import type { LinkList } from './link-list.ts';

type TurnCode = typeof import('./turn-code.ts');

/** The code that turns pages and shows other links. */
export const turnCode = createLazy(() => importWithRetry(() => import('./turn-code.ts')));

/** Runs with that code, synchronously once it has loaded; without it links stay as they are. */
function withTurnCode(run: (code: TurnCode) => void): void {
  const code = turnCode.loaded();
  if (code) run(code);
  else turnCode.load().then(run, () => {});
}

/** Describes page links to whoever turns pages: other islands, filters, the browser's history. */
export function createPageLinks(printed: Pick<LinkList, 'id' | 'query' | 'element' | 'names'>): LinkList {
  const { query, element } = printed;
  const links: LinkList = {
    ...printed,
    page: currentPage(printed),
    turn: undefined,
    show: (answer) => {
      const { page = 1, maxPages = 0 } = queryCalled(query, element)?.facts.get() ?? {};
      links.page = page;
      withTurnCode(({ showLinks }) => showLinks(links, answer, maxPages));
    },
    save: () => holderOf(links).innerHTML,
    restore: (html) => withTurnCode(({ restoreLinks }) => restoreLinks(links, html)),
  };
  return links;
}
