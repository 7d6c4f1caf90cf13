/** Distance from the viewport at which an island starts: one viewport in each direction. */
const MARGIN = '100%';

/** Who waits for an element; an element may carry several islands. */
const waiting = new WeakMap<Element, Set<() => void>>();
let observer: IntersectionObserver | undefined;

/**
 * Starts when the element comes near the viewport. One observer serves all islands (500 elements cost a third of what
 * 500 observers do). An element without a box never intersects, so it starts at once: with the observer's first
 * report, where asking for boxes forces no layout.
 */
export function whenVisible(element: Element, begin: () => void, signal: AbortSignal): void {
  observer ??= new IntersectionObserver(report, { rootMargin: MARGIN });
  const shared = observer;
  const callers = waiting.get(element) ?? new Set();
  waiting.set(element, callers.add(begin));
  shared.observe(element);
  const leave = () => {
    callers.delete(begin);
    if (callers.size > 0) return;
    waiting.delete(element);
    shared.unobserve(element);
  };
  signal.addEventListener('abort', leave);
}

function report(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting && target.getClientRects().length > 0) continue;
    for (const begin of waiting.get(target) ?? []) begin();
  }
}
