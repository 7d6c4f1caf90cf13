import { emitBuilderEvent } from '@stirrup/cms';
import { EVENT, NO_RESULT } from './contract.ts';
import type { PageRequest } from './page-request.ts';
import type { Query, QueryFacts } from './query.ts';
import type { QueryAnswer, QueryUpdate } from './query-answer.ts';
import { queryFilters } from './query-filters.ts';
import { paginationsOf } from './query-paginations.ts';
import { appendAnswer, replaceByAnswer } from './show-answer.ts';
import { recordShown } from './shown-pages.ts';

/**
 * Puts an answer on the page: items, popups, styles, and the new facts of the loop.
 *
 * @returns The items that have come; of what replaced others, all that stand there now.
 */
export function showPage(
  query: Query,
  { kind, page }: Pick<PageRequest, 'kind' | 'page'>,
  answer: QueryAnswer,
): Element[] {
  const isAppended = kind === 'append';
  const { record, cancel } = recordShown(query, isAppended);
  let items: Element[];
  try {
    items = (isAppended ? appendAnswer : replaceByAnswer)(query, answer);
  } catch (error) {
    cancel();
    throw error;
  }
  emitBuilderEvent(EVENT.nodesAdded, { queryId: query.id });
  const known = query.facts.get();
  const { update, nextUrl, summary } = answer;
  const texts = { summary: isAppended ? undefined : summary };
  query.facts.set({ ...known, nextUrl, ...texts, ...(isAppended ? factsBehind : factsInstead)(known, update, page) });
  record(answer);
  // Appended items leave filters and page links as they are: nothing about them has changed (bricks-dynamic.md §3.6).
  if (!isAppended) {
    queryFilters().get(query.id)?.show(answer);
    for (const pagination of paginationsOf(query)) pagination.show(answer);
  }
  return items.filter((item) => !item.matches(NO_RESULT));
}

/**
 * Behind what is shown: it still begins where it began. A page behind the last is answered with zeros
 * (bricks-dynamic.md §3.6).
 */
function factsBehind(known: QueryFacts, update: QueryUpdate | undefined, asked = known.page + 1): Partial<QueryFacts> {
  if (update?.count === 0) return { maxPages: known.page };
  return {
    page: asked,
    ...(update && { end: update.end, count: update.count, maxPages: update.maxPages ?? known.maxPages }),
  };
}

function factsInstead(known: QueryFacts, update: QueryUpdate | undefined, asked = 1): Partial<QueryFacts> {
  if (!update) return { page: asked };
  const { page = asked, maxPages = known.maxPages, count, start, end } = update;
  return { page, maxPages, count, start, end };
}
