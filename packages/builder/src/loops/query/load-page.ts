import { emitBuilderEvent, isAborted, isRequestError } from '@stirrup/cms';
import { createLazy, importWithRetry, pageRegistry } from '@stirrup/runtime';
import { codeFailure } from '../../shared/code-failure.ts';
import { bringUpLoops } from './bring-up-loops.ts';
import { EVENT } from './contract.ts';
import { endLoading } from './end-loading.ts';
import { failureOf, hideFailure, showFailure } from './failures.ts';
import { clearOutdated, markOutdated } from './outdated-results.ts';
import type { Outcome, PageRequest } from './page-request.ts';
import type { Query } from './query.ts';

/** The page's, as the loops are: a later request aborts that of another bundle, too. */
const running = () => pageRegistry().shared('builder/running-requests', () => new WeakMap<Query, AbortController>());

/** The last request of each loop that the browser has ended because the visitor leaves, by its signal. */
const endedRequests = () => pageRegistry().shared('builder/ended-requests', () => new WeakMap<Query, AbortSignal>());

/** Delay after which a request that the browser has ended is repeated, in ms. */
const RETURN = 1000;

/**
 * Time in ms in which the visitor may still leave, while the next page is on its way: the browser ends the requests that
 * begin meanwhile as if it were offline.
 */
const LEAVING = 10_000;

/** Time of the page at which the browser has last ended a request because the visitor leaves. */
let leftAt = -LEAVING;

/**
 * Loads a page of a loop and shows it. A later request aborts the one under way, whose answer is
 * dropped. A request to append is dropped itself while another is under way. Events are the builder's, in
 * its order, and come to an end also when the call fails; then a message with "Try again" stands where the visitor waits.
 *
 * @example
 * ```ts
 * const { state } = await loadPage(query, { kind: 'append', page: 2 });
 * ```
 * Follows bricks-dynamic.md §3.6, §3.8, §4.5, §4.6, §10. Never throws.
 */
export async function loadPage(query: Query, request: PageRequest): Promise<Outcome> {
  const { facts, id: queryId } = query;
  const isBusy = facts.get().isLoading;
  if (isBusy && request.kind === 'append') return { state: 'overtaken' };
  const signal = takeOver(query);
  const repeat = () => loadPage(query, request);
  const isLeaving = performance.now() - leftAt < LEAVING;
  if (request.kind === 'filter') markOutdated(query, repeat);
  failureOf(query)?.wait();
  facts.setKey('isLoading', true);
  if (!isBusy) emitBuilderEvent(EVENT.start, { queryId, ...(request.isPopState && { isPopState: true }) });

  const outcome = await withPageCode(query, request, signal);
  if (outcome.state === 'overtaken') {
    // Of a loop that has left the page nothing newer comes to an end.
    if (query.signal.aborted) endLoading(query);
  } else if (outcome.state === 'failed' && isEnded(outcome.error, isLeaving)) {
    // On a page that stays, or that comes back from the browser's cache, the timer goes on. A message waits for it.
    if (isAborted(outcome.error)) leftAt = performance.now();
    endedRequests().set(query, signal);
    setTimeout(() => signal.aborted || void repeat(), RETURN);
  } else if (outcome.state === 'failed') {
    showFailure(query, outcome.error, request.kind === 'append' ? 'behind' : 'before', () => {
      if (!facts.get().isLoading) void repeat();
    });
  } else {
    if (request.kind !== 'append') clearOutdated(query);
    hideFailure(query, outcome.items[0] ?? facts.get().resultsContainer);
  }
  return outcome;
}

/** True if the browser has ended a request because the visitor leaves. */
function isEnded(error: unknown, isLeaving: boolean): boolean {
  return isAborted(error) || (isLeaving && isRequestError(error) && error.kind === 'offline');
}

/** True while a loop waits to repeat a request that the browser has ended: others would end in the same way. */
export const awaitsRepeat = (query: Query): boolean => endedRequests().get(query)?.aborted === false;

/**
 * Aborts the request under way in favour of another.
 *
 * @returns The other one's signal.
 */
export function takeOver(query: Query): AbortSignal {
  running().get(query)?.abort();
  const controller = new AbortController();
  running().set(query, controller);
  return AbortSignal.any([controller.signal, query.signal]);
}

/** Aborts the request under way, and hides the message of a failed one: something else is shown. */
export function cancelPage(query: Query): void {
  const isStopped = failureOf(query) || awaitsRepeat(query);
  running().get(query)?.abort();
  clearOutdated(query);
  if (isStopped) {
    hideFailure(query);
    // Infinite scroll, which the failure has stopped, goes on at the next change of facts.
    query.facts.set({ ...query.facts.get() });
  }
  endLoading(query);
}

/** The code that requests and shows pages, loaded with the first one: most visitors of most loops need none. */
export const pageCode = createLazy(() => importWithRetry(() => import('./page-code.ts')));

async function withPageCode(query: Query, request: PageRequest, signal: AbortSignal): Promise<Outcome> {
  try {
    const coming = bringUpLoops();
    if (coming) await coming;
    return await (pageCode.loaded() ?? (await pageCode.load())).requestAndShow(query, request, signal);
  } catch (cause) {
    if (signal.aborted) return { state: 'overtaken' };
    endLoading(query);
    return { state: 'failed', error: codeFailure('query loops', cause) };
  }
}
