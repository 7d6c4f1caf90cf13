import { appendPage, isAtEnd } from '../query/append-page.ts';
import { FOLLOW_UP } from '../query/contract.ts';
import { failureOf } from '../query/failures.ts';
import { awaitsRepeat } from '../query/load-page.ts';
import { lastItemOf, type Query } from '../query/query.ts';
import { DEFAULT_MARGIN } from './contract.ts';

/**
 * Loads the next page as soon as the last item scrolls into view (bricks-dynamic.md §3.3, §3.6): the trail has no box
 * to observe. A moment after each change the new last item is observed. After a failure none is, until the visitor has
 * retried, or until the request that the visitor's leaving has ended is repeated.
 */
export function loadAsScrolled(query: Query, signal: AbortSignal): void {
  const { observerMargin, observerDelay } = query.facts.get();
  const observer = createObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void appendPage(query, { delay: observerDelay });
  }, observerMargin);
  const watch = () => {
    observer.disconnect();
    const last = lastItemOf(query);
    const isStopped = query.facts.get().isLoading || failureOf(query) || awaitsRepeat(query);
    if (last && !isStopped && !isAtEnd(query)) observer.observe(last);
  };
  let timer: ReturnType<typeof setTimeout>;
  const stop = query.facts.listen(() => {
    clearTimeout(timer);
    timer = setTimeout(watch, FOLLOW_UP);
  });
  watch();
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
    observer.disconnect();
  });
}

/** Browsers throw for an invalid margin, such as a bare number. */
function createObserver(callback: IntersectionObserverCallback, rootMargin: string): IntersectionObserver {
  try {
    return new IntersectionObserver(callback, { rootMargin });
  } catch {
    return new IntersectionObserver(callback, { rootMargin: DEFAULT_MARGIN });
  }
}
