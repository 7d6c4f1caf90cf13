import { prepareLiveRegions } from '@stirrup/cms/notices';
import { behaviour, loadTwice } from '@stirrup/runtime';
import { OLD_SCRIPT } from '../is-left-to-old-script.ts';
import { OLD_FILTERS_SCRIPT } from '../query/contract.ts';
import { followQuery, queryCalled } from '../query/queries.ts';
import { type QueryPagination, queryPaginations } from '../query/query-paginations.ts';
import { FETCHES } from './contract.ts';
import { currentPage } from './current-page.ts';
import { linkOf } from './link-of.ts';
import { nameLandmark } from './name-landmark.ts';
import { pageNumber } from './page-number.ts';
import { paginationProps } from './props.ts';

type WhenUsed = typeof import('./when-used.ts');

let used: WhenUsed | undefined;
const use = async (): Promise<WhenUsed> => {
  used ??= await loadTwice(() => import('./when-used.ts'));
  return used;
};

/** Links to what the server could not answer: the next click on one is the browser's. */
const failed = new WeakSet<HTMLAnchorElement>();

/** Page links of a loop; without one, and where the server cannot answer, they are links. */
export default behaviour({ props: paginationProps }, ({ island: { element, signal }, ...props }) => {
  const id = props.query || props.targetQuery;
  if (!id) return;
  const pagination: QueryPagination = {
    id: props.pagination || props.filter,
    ...{ query: id, element, page: currentPage(element), turn: undefined },
    show: (answer) => {
      const { page = 1, maxPages = 0 } = queryCalled(id, element)?.facts.get() ?? {};
      pagination.page = page;
      const showWith = ({ showLinks }: WhenUsed) => showLinks(pagination, answer, maxPages);
      if (used) showWith(used);
      else use().then(showWith, () => {});
    },
  };
  const doesFetch = element.matches(FETCHES);
  element.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      const query = queryCalled(id, element);
      if (!link || !query || failed.has(link) || !(doesFetch || pagination.turn)) return;
      const page = pageNumber(link.href, query.facts.get().maxPages);
      if (page === undefined) return;
      event.preventDefault();
      // The builder's scripts listen on the links, and would ask as well.
      if (document.querySelector(`${OLD_SCRIPT}, ${OLD_FILTERS_SCRIPT}`)) event.stopPropagation();
      use().then(
        async ({ turnPage }) => {
          if (await turnPage(query, pagination, page, link.href)) failed.add(link);
        },
        () => location.assign(link.href),
      );
    },
    { signal, capture: true },
  );
  followQuery(id, element, signal, ({ facts, signal: life }) => {
    const stop = facts.listen(({ isLoading }) => {
      if (isLoading) element.setAttribute('aria-busy', 'true');
      else element.removeAttribute('aria-busy');
    });
    AbortSignal.any([signal, life]).addEventListener('abort', () => {
      stop();
      element.removeAttribute('aria-busy');
    });
  });
  nameLandmark(element, signal);
  prepareLiveRegions();
  const paginations = queryPaginations();
  paginations.set([...paginations.get(), pagination]);
  signal.addEventListener('abort', () => paginations.set(paginations.get().filter((other) => other !== pagination)));
});
