import { useSubscription } from '@stirrup/react';
import { importWithRetry, showState } from '@stirrup/runtime';
import { useEffect, useMemo, useState } from 'react';
import type { Filter } from '../filters/filter.ts';
import { EVENT } from '../query/contract.ts';
import { useLoops } from '../query/use-loops.ts';
import { resultsOf } from './contract.ts';
import type { Search } from './create-search.ts';

type Live = typeof import('./open-live-results.ts');

/** Visibility of the results of a live search, and their state that shows them. */
interface LiveResults {
  readonly areShown: boolean;
  readonly state: string | undefined;
  /** The button that clears the field. */
  readonly icon: Element | null | undefined;
}

/**
 * Shows the results of a live search from its request on, while the visitor is at the field; those of other searches
 * always show. Until its code has loaded, and if it cannot be loaded, only an empty field hides them.
 *
 * @returns The element that the field controls.
 */
export function useLiveResults(
  field: HTMLInputElement,
  filter: Filter | undefined,
  { catchUp, showResults, hideResults }: Search,
  { areShown, state, icon }: LiveResults,
): Element | null {
  const queryId = filter?.query;
  const ids = useMemo(() => (queryId ? [queryId] : []), [queryId]);
  const isLive = useLoops(ids, field, ([query]) => query?.facts.get().isLiveSearch);
  const [live, setLive] = useState<Live>();
  const results = isLive && queryId ? document.querySelector<HTMLElement>(resultsOf(queryId)) : null;

  useEffect(() => {
    // Other filters show the term synchronously, which React refuses while it renders.
    if (isLive === false) queueMicrotask(catchUp);
    if (!isLive) return;
    const life = new AbortController();
    importWithRetry(() => import('./open-live-results.ts')).then(
      (code) => life.signal.aborted || setLive(code),
      reportError,
    );
    return () => life.abort();
  }, [isLive, catchUp]);
  // Not a layout effect: React gives the focus back to what had it before those end, and would take it from the field.
  useEffect(() => {
    if (!results || !areShown || !state) return;
    showState(results, state, true);
    const close = live?.openLiveResults(results, field, icon, hideResults);
    return () => {
      close?.();
      // As printed. Another field of the search may have shown them already.
      showState(results, state, false);
    };
  }, [results, areShown, state, live, field, icon, hideResults]);
  useSubscription<[Event]>(
    (listener, signal) => document.addEventListener(EVENT.start, listener, { signal }),
    (event) => {
      const detail = event instanceof CustomEvent ? event.detail : undefined;
      if (isLive && detail?.queryId === queryId && !detail.isPopState) showResults();
    },
  );
  return live ? results : null;
}
