/** Longest wait for an idle moment, in ms. */
const TIMEOUT = 2000;
/** Delay where the browser cannot tell when it is idle (Safari), in ms. */
const FALLBACK_DELAY = 200;

/** Starts when the main thread is idle. */
export function whenIdle(begin: () => void, signal: AbortSignal): void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(begin, { timeout: TIMEOUT });
    signal.addEventListener('abort', () => cancelIdleCallback(handle));
  } else {
    // A claim that has ended by then does not begin.
    setTimeout(begin, FALLBACK_DELAY);
  }
}
