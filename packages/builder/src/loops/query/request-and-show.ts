import { emitBuilderEvent } from '@stirrup/cms';
import { EVENT, FOLLOW_UP } from './contract.ts';
import { endLoading } from './end-loading.ts';
import { fetchAnswer } from './fetch-answer.ts';
import type { Outcome, PageRequest } from './page-request.ts';
import { lastItemOf, type Query } from './query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { showPage } from './show-page.ts';

/** The outcome of a call. */
type Reply = { readonly answer: QueryAnswer } | { readonly error: unknown };

/**
 * Requests a page for `loadPage`, shows the answer and brings the call to its end, with the builder's events in the builder's
 * order (bricks-dynamic.md §10). A failed call changes nothing and ends as well. An overtaken one, also while the page was being
 * changed, leaves the end to the newer one.
 */
export async function requestAndShow(query: Query, request: PageRequest, signal: AbortSignal): Promise<Outcome> {
  const { kind, delay, waitsFor } = request;
  const detail = { queryId: query.id };
  if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
  if (waitsFor) await waitsFor;
  if (signal.aborted) return { state: 'overtaken' };
  const reply = await fetchAnswer(query, request, signal).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if (signal.aborted) return { state: 'overtaken' };
  if (kind === 'filter') {
    endLoading(query);
    emitBuilderEvent(EVENT.resultReceived, detail);
  }
  const outcome = await change(query, request, reply, signal);
  if (signal.aborted) return { state: 'overtaken' };
  // Behind the loading state, which keeps a list from being read, and ahead of events whose listeners read the address.
  endLoading(query, () => {
    if (outcome.state === 'shown') request.onShown?.(outcome.answer, outcome.items);
  });
  if (kind === 'append') setTimeout(() => emitPageLoaded(query), FOLLOW_UP);
  else emitBuilderEvent(kind === 'filter' ? EVENT.resultShown : EVENT.paginated, detail);
  return outcome;
}

async function change(query: Query, request: PageRequest, reply: Reply, signal: AbortSignal): Promise<Outcome> {
  if (!('answer' in reply)) return { state: 'failed', error: reply.error };
  const { answer } = reply;
  const { change: run = runAtOnce } = request;
  let items: readonly Element[] = [];
  try {
    await run(() => {
      if (!signal.aborted) items = showPage(query, request, answer);
    });
  } catch (error) {
    // The page's policy lets no HTML in.
    return { state: 'failed', error };
  }
  return { state: 'shown', answer, items };
}

async function runAtOnce(show: () => void): Promise<void> {
  show();
}

function emitPageLoaded(query: Query): void {
  const { id: queryId, signal } = query;
  if (signal.aborted) return;
  emitBuilderEvent(EVENT.pageLoaded, { queryTrailElement: lastItemOf(query), queryId });
}
