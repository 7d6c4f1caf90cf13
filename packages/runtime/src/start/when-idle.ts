import { attempt } from '../attempt.ts';

/** Longest wait for an idle moment, in ms. */
const TIMEOUT = 2000;
/** Delay where the browser cannot tell when it is idle (Safari, or a page that has put something in the place of it), in ms. */
const FALLBACK_DELAY = 200;

/** Calls back when the main thread is idle, or when `timeout` ms are over. */
export function whenIdle(run: () => void, timeout = TIMEOUT): void {
  const wait = () => void setTimeout(run, Math.min(timeout, FALLBACK_DELAY));
  if ('requestIdleCallback' in globalThis) attempt(() => requestIdleCallback(run, { timeout }), wait);
  else wait();
}
