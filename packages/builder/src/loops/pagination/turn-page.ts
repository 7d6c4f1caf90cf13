import { isAborted, isRequestError } from '@stirrup/cms';
import { announce } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import { bringUpLoops } from '../query/bring-up-loops.ts';
import { failureOf } from '../query/failures.ts';
import { loadPage } from '../query/load-page.ts';
import type { PageRequest } from '../query/page-request.ts';
import { presentAddress } from '../query/present-address.ts';
import type { Query } from '../query/query.ts';
import { paginationsOf, type QueryPagination } from '../query/query-paginations.ts';
import { pushEntry, saveCurrentEntry } from '../query-history/history-entries.ts';
import { bringIntoSight, goToResults } from './go-to-results.ts';
import { inTransition } from './in-transition.ts';
import { LEFT_BEHIND } from './links-contract.ts';
import { paginationTexts } from './texts.ts';

/**
 * Turns a loop to a page; the address follows when it is there.
 *
 * @param page The number of the page; undefined if only its answer tells.
 * @returns True if the browser itself may succeed with the link.
 */
export async function turnPage(
  query: Query,
  pagination: QueryPagination,
  page: number | undefined,
  href: string,
): Promise<boolean> {
  // Filters make the page one of theirs as they come up.
  const coming = bringUpLoops();
  if (coming) await coming;
  const { id, turn } = pagination;
  // Links of two loops may lead to one address: a page of each is an entry of its own.
  const isTurned = page !== query.facts.get().page;
  const shown: Partial<PageRequest> = {
    change: async (show) => {
      if (!turn) saveCurrentEntry();
      await inTransition(query, show);
    },
    onShown: (_answer, items) => {
      // Links to pages of a site may have page numbers in parameters of any name.
      const address = query.facts.get().queryVars ? presentAddress(href, LEFT_BEHIND).href : href;
      if (!turn && (isTurned || address !== location.href)) pushEntry(address, {});
      announcePage(query, items[0]);
    },
  };
  if (turn && page !== undefined) for (const other of paginationsOf(query)) other.page = page;
  const outcome = await (turn
    ? turn(href, shown)
    : loadPage(query, { kind: 'paginate', page, href, ...(id && { paginationId: id }), ...shown }));
  if (outcome?.state !== 'failed') return false;
  const message = failureOf(query);
  if (message) bringIntoSight(message.element);
  return !isAborted(outcome.error) && !isOutOfReach(outcome.error);
}

function announcePage(query: Query, first: Element | undefined): void {
  const { page, maxPages } = query.facts.get();
  const { activeElement } = document;
  const isElsewhere =
    activeElement &&
    activeElement !== document.body &&
    !paginationsOf(query).some(({ element }) => element.contains(activeElement));
  if (first && !isElsewhere) goToResults(first);
  const announcement = text(paginationTexts, Number.isFinite(maxPages) ? 'pageOfPages' : 'page');
  announce(announcement.replace('%1$s', String(page)).replace('%2$s', String(maxPages)));
}

/** Then the browser's own navigation would fail as well, and lose the page. */
function isOutOfReach(error: unknown): boolean {
  return isRequestError(error) && (error.kind === 'offline' || error.kind === 'timeout');
}
