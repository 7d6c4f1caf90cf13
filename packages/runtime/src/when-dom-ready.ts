/**
 * Runs at `DOMContentLoaded`, or at once if that has passed.
 *
 * Module scripts run before it, while `readyState` is already `interactive`. Waiting lets every script tag of the page
 * add its islands and dialects first; navigation timing tells whether the event is still to come.
 *
 * @param run Gets the event, if it was still to come.
 */
export function whenDomReady(run: (event?: Event) => void): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isToCome =
    document.readyState === 'loading' || Reflect.get(Object(navigation), 'domContentLoadedEventStart') === 0;
  if (isToCome) document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
