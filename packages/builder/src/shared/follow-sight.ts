/**
 * Calls back when an element comes into view, and when it leaves it, until the signal aborts. Nothing is seen in a tab
 * that is hidden.
 */
export function followSight(element: Element, listener: (isSeen: boolean) => void, signal: AbortSignal): void {
  let isInView = false;
  const report = () => listener(isInView && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    report();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', report, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
