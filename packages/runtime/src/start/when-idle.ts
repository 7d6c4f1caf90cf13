import { attempt } from '../attempt.ts';

/** Longest wait for an idle moment, in ms. */
const TIMEOUT = 2000;
/** Delay without `requestIdleCallback` (Safari, or a page that has replaced it), in ms. */
const FALLBACK_DELAY = 200;

/** Calls back when the main thread is idle, or after `timeout` ms. */
export function whenIdle(run: () => void, timeout = TIMEOUT): void {
  const wait = () => void setTimeout(run, Math.min(timeout, FALLBACK_DELAY));
  if ('requestIdleCallback' in globalThis) attempt(() => requestIdleCallback(run, { timeout }), wait);
  else wait();
}
