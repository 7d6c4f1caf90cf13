import { emitBuilderEvent, isAborted } from '@stirrup/cms';
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

/** Delay after which a request that the browser has ended is repeated, in ms: by then the visitor has usually left. */
const RETURN = 1000;

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
  if (request.kind === 'filter') markOutdated(query, repeat);
  failureOf(query)?.wait();
  facts.setKey('isLoading', true);
  if (!isBusy) emitBuilderEvent(EVENT.start, { queryId, ...(request.isPopState && { isPopState: true }) });

  const outcome = await withPageCode(query, request, signal);
  if (outcome.state === 'overtaken') {
    // Of a loop that has left the page nothing newer comes to an end.
    if (query.signal.aborted) endLoading(query);
  } else if (outcome.state === 'failed' && isAborted(outcome.error) && !failureOf(query)) {
    // The visitor leaves. On a page that stays, or that comes back from the browser's cache, the timer goes on.
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
  running().get(query)?.abort();
  clearOutdated(query);
  if (failureOf(query)) {
    hideFailure(query);
    // Infinite scroll, which a failure has stopped, goes on at the next change of facts.
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
