import { parseHtml } from '@stirrup/cms';
import { prepareLiveRegions } from '@stirrup/cms/notices';
import { behaviour } from '@stirrup/runtime';
import { followQuery, queryCalled } from '../query/queries.ts';
import { type QueryPagination, queryPaginations } from '../query/query-paginations.ts';
import { CURRENT, FETCHES, LEGACY_SCRIPT } from './contract.ts';
import { linkOf } from './link-of.ts';
import { fillLinks, holderOf, markPage, showLinks } from './links.ts';
import { paginationProps } from './props.ts';
import { isFollowed, turnPage } from './turn-page.ts';

/** Page links of a loop; without one, and where the server cannot answer, they are links. */
export default behaviour(paginationProps, (element, props, signal) => {
  const query = props.query || props.targetQuery;
  if (!query) return;
  const pagination: QueryPagination = {
    id: props.pagination || props.filter,
    ...{ query, element, page: currentPage(element), turn: undefined },
    show: ({ filters, pagination: printed }) => {
      const { page = 1, maxPages = 0 } = queryCalled(query, element)?.facts.get() ?? {};
      const links = filters[pagination.id] || printed;
      if (parseHtml(links).firstElementChild) showLinks(element, links);
      else markPage(element, page, maxPages);
      pagination.page = page;
    },
    save: () => holderOf(element).innerHTML,
    restore: (html) => {
      fillLinks(element, html);
      pagination.page = currentPage(element);
    },
  };
  const doesFetch = element.matches(FETCHES);
  element.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link || !(doesFetch || pagination.turn) || !isFollowed(pagination, link)) return;
      event.preventDefault();
      // The builder's script listens on the links, and would ask as well.
      if (document.querySelector(LEGACY_SCRIPT)) event.stopPropagation();
      void turnPage(pagination, link);
    },
    { signal, capture: true },
  );
  followQuery(query, element, signal, ({ facts, signal: life }) => {
    const stop = facts.listen(({ isLoading }) => {
      if (isLoading) element.setAttribute('aria-busy', 'true');
      else element.removeAttribute('aria-busy');
    });
    AbortSignal.any([signal, life]).addEventListener('abort', () => {
      stop();
      element.removeAttribute('aria-busy');
    });
  });
  prepareLiveRegions();
  queryPaginations().set([...queryPaginations().get(), pagination]);
  signal.addEventListener('abort', () => {
    queryPaginations().set(
      queryPaginations()
        .get()
        .filter((other) => other !== pagination),
    );
  });
});

function currentPage(element: Element): number {
  return Number.parseInt(element.querySelector(CURRENT)?.textContent ?? '', 10) || 1;
}
