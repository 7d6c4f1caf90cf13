import { followSight } from '../../shared/follow-sight.ts';

const SECOND = 1000;

/** Calls for what is in view. */
const seen = new Set<() => number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the one timer of all anew: it neither drifts, nor runs for what nobody sees. */
function plan(): void {
  clearTimeout(timer);
  const callAll = () => {
    for (const call of seen) if (!call()) seen.delete(call);
    plan();
  };
  if (seen.size) timer = setTimeout(callAll, SECOND - (Date.now() % SECOND));
}

/**
 * Calls back whenever an element comes into view, and then at each full second while it is seen and the call returns the
 * time that is left, until it returns 0 or the signal aborts. All elements share one timer.
 */
export function everySecond(element: Element, call: () => number, signal: AbortSignal): void {
  const follow = (isSeen: boolean) => {
    if (isSeen && call()) seen.add(call);
    else seen.delete(call);
    plan();
  };
  followSight(element, follow, signal);
  signal.addEventListener('abort', () => follow(false));
}
