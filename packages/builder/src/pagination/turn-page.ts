import { isRequestError } from '@stirrup/cms';
import { announce } from '@stirrup/cms/notices';
import { paginationTexts, text } from '@stirrup/cms/texts';
import { failureOf } from '../query/failures.ts';
import { loadPage, type PageRequest } from '../query/load-page.ts';
import { queryCalled } from '../query/queries.ts';
import type { Query } from '../query/query.ts';
import { paginationsOf, type QueryPagination } from '../query/query-paginations.ts';
import { keepEntry, pushEntry } from '../query-history/history-entries.ts';
import { bringIntoSight, goToResults } from './go-to-results.ts';
import { pageNumber } from './page-number.ts';

/** Links to what the server could not answer: the next click on one is the browser's. */
const failed = new WeakSet<HTMLAnchorElement>();

/** Whether a link is to a page of a loop that we know, and asking for it makes sense. */
export function isFollowed({ query, element }: QueryPagination, link: HTMLAnchorElement): boolean {
  const facts = queryCalled(query, element)?.facts.get();
  return facts !== undefined && !failed.has(link) && pageNumber(link.href, facts.maxPages) !== undefined;
}

/** Turns a loop to the page that a link leads to; the address follows when it is there. */
export async function turnPage(pagination: QueryPagination, link: HTMLAnchorElement): Promise<void> {
  const { id, element, turn } = pagination;
  const query = queryCalled(pagination.query, element);
  if (!query) return;
  const { href } = link;
  const page = pageNumber(href, query.facts.get().maxPages) ?? 1;
  const transition = import('./in-transition.ts').catch(() => undefined);
  const shown: Partial<PageRequest> = {
    change: async (show) => {
      const { inTransition } = (await transition) ?? {};
      if (!turn) keepEntry();
      await (inTransition ? inTransition(query, show) : show());
    },
    onShown: (_answer, items) => {
      if (!turn && href !== location.href) pushEntry(href, {}, true);
      tellPage(query, items[0]);
    },
  };
  if (turn) for (const other of paginationsOf(query)) other.page = page;
  const outcome = await (turn
    ? turn(href, shown)
    : loadPage(query, { kind: 'paginate', page, ...(id && { paginationId: id }), ...shown }));
  if (outcome?.state !== 'failed') return;
  const message = failureOf(query);
  if (message) bringIntoSight(message.element);
  if (!isOutOfReach(outcome.error)) failed.add(link);
}

function tellPage(query: Query, first: Element | undefined): void {
  const { page, maxPages } = query.facts.get();
  const { activeElement } = document;
  const isElsewhere =
    activeElement &&
    activeElement !== document.body &&
    !paginationsOf(query).some(({ element }) => element.contains(activeElement));
  if (first && !isElsewhere) goToResults(first);
  announce(text(paginationTexts, 'pageOfPages').replace('%1$s', String(page)).replace('%2$s', String(maxPages)));
}

/** Then the browser would get no further than we did, and lose what is shown. */
function isOutOfReach(error: unknown): boolean {
  return isRequestError(error) && (error.kind === 'offline' || error.kind === 'timeout');
}
