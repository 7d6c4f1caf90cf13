import { raiseBuilderEvent } from '@stirrup/cms';
import { EVENT, FOLLOW_UP } from './contract.ts';
import type { Outcome, PageRequest } from './load-page.ts';
import type { Query, QueryFacts } from './query.ts';
import type { QueryAnswer, QueryUpdate } from './query-answer.ts';
import { queryFilters } from './query-filters.ts';
import { appendAnswer, replaceByAnswer } from './show-answer.ts';

/**
 * Shows an answer and brings a call to its end, with the builder's events in the builder's order
 * (contracts/bricks-dynamic.md §10); a failed one changes nothing and ends as well.
 */
export async function concludePage(query: Query, request: PageRequest, outcome: Outcome): Promise<void> {
  const { facts, id: queryId } = query;
  const { kind, change = runAtOnce } = request;
  const end = () => {
    facts.setKey('isLoading', false);
    raiseBuilderEvent(EVENT.end, { queryId });
  };
  if (kind === 'filter') {
    end();
    raiseBuilderEvent(EVENT.resultReceived, { queryId });
  }
  if (outcome.state === 'shown') await change(() => show(query, request, outcome.answer));
  if (kind !== 'filter') end();
  if (kind === 'append') setTimeout(() => raisePageLoaded(query), FOLLOW_UP);
  else raiseBuilderEvent(kind === 'filter' ? EVENT.resultShown : EVENT.paginated, { queryId });
}

async function runAtOnce(show: () => void): Promise<void> {
  show();
}

function show(query: Query, request: PageRequest, answer: QueryAnswer): void {
  const append = request.kind === 'append';
  if (append) appendAnswer(query, answer);
  else replaceByAnswer(query, answer);
  raiseBuilderEvent(EVENT.nodesAdded, { queryId: query.id });
  const known = query.facts.get();
  query.facts.set({ ...known, ...(append ? factsBehind : factsInstead)(known, answer.update, request.page) });
  // What is appended leaves the filters as they are: nothing about them has changed (§3.6).
  if (!append) queryFilters().get(query.id)?.show(answer);
}

/** Behind what is shown: it still begins where it began. A page behind the last is answered with zeros (§3.6). */
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

function raisePageLoaded({ id: queryId, trail, signal }: Query): void {
  if (signal.aborted) return;
  raiseBuilderEvent(EVENT.pageLoaded, { queryTrailElement: trail.previousElementSibling, queryId });
}
