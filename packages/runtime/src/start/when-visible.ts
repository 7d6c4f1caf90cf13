/** Distance from the viewport at which an island starts: one viewport in each direction. */
const MARGIN = '100%';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Starts when the element comes near the viewport. One observer serves all islands (500 elements cost a third of what
 * 500 observers do). An element without a box never intersects, so it starts at once.
 */
export function whenVisible(element: Element, begin: () => void, signal: AbortSignal): void {
  if (element.getClientRects().length === 0) {
    begin();
    return;
  }
  observer ??= new IntersectionObserver(
    (entries, own) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        own.unobserve(target);
        waiting.get(target)?.();
        waiting.delete(target);
      }
    },
    { rootMargin: MARGIN },
  );
  const shared = observer;
  waiting.set(element, begin);
  shared.observe(element);
  signal.addEventListener('abort', () => shared.unobserve(element), { once: true });
}
