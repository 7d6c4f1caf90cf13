import { followSight } from '../../shared/follow-sight.ts';

const SECOND = 1000;

/** Calls for what is in view. */
const seen = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the one timer of all anew: it neither drifts, nor runs for what nobody sees. */
function plan(delay = 0): void {
  clearTimeout(timer);
  if (!seen.size) return;
  timer = setTimeout(() => {
    for (const call of seen) call();
    plan(SECOND - (Date.now() % SECOND));
  }, delay);
}

/** Calls back at each full second while an element is seen, until the signal aborts. All elements share one timer. */
export function everySecond(element: Element, call: () => void, signal: AbortSignal): void {
  const follow = (isSeen: boolean) => {
    if (isSeen) seen.add(call);
    else seen.delete(call);
    // All that come into view together are called once.
    plan();
  };
  followSight(element, follow, signal);
  signal.addEventListener('abort', () => follow(false));
}
