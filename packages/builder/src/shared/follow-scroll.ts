/** Direction of the latest scroll; undefined if the position is where the page was loaded, and nobody has scrolled. */
export type Direction = 'down' | 'up' | undefined;

/** Tolerance in px: positions have fractions, heights do not. */
const TOLERANCE = 1;

/**
 * Calls back with the page's scroll position in the next frame, at each scroll, and after a return from the
 * back/forward cache, until the signal aborts. Without movement the direction is `up`, as for the builder.
 *
 * The listener reads in the event itself: browsers dispatch `scroll` once per frame, before animation frames and
 * observers, so the layout of the last frame still holds, and reading the position and the page's height forces none.
 * It is passive, so scrolling never waits for it.
 *
 * Browsers restore a position, or scroll to the address's fragment, until the page has loaded. No visitor has scrolled
 * then, so there is no direction before. The bounce beyond either end of the page is no scrolling up or down.
 *
 * @param isPaused True while scrolling is ignored.
 */
export function followScroll(
  listener: (position: number, direction: Direction) => void,
  signal: AbortSignal,
  isPaused: () => boolean = () => false,
): void {
  let before = -1;
  const read = () => {
    if (signal.aborted || (before >= 0 && isPaused())) return;
    const position = scrollY;
    const end = Math.max(0, document.documentElement.scrollHeight - innerHeight);
    const isDown = position > before || position > end - TOLERANCE;
    listener(position, before < 0 ? undefined : isDown ? 'down' : 'up');
    before = document.readyState === 'complete' ? Math.min(Math.max(0, position), end) : -1;
  };
  const startAgain = () => {
    before = -1;
    // By then, the browser has dispatched the scroll that restores a position.
    requestAnimationFrame(read);
  };
  addEventListener('scroll', read, { passive: true, signal });
  // The first one follows the load event.
  addEventListener('pageshow', startAgain, { signal });
  startAgain();
}
