import { followSight } from '../../shared/follow-sight.ts';

const SECOND = 1000;

/** Calls for what is in view. */
const seen = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the one timer of all anew: it neither drifts, nor runs for what nobody sees. */
function plan(): void {
  clearTimeout(timer);
  if (seen.size) timer = setTimeout(tick, SECOND - (Date.now() % SECOND));
}

function tick(): void {
  for (const call of seen) call();
  plan();
}

/**
 * Calls back when an element comes into view, and then at each full second while it is seen, until the signal aborts.
 * All elements share one timer.
 */
export function everySecond(element: Element, call: () => void, signal: AbortSignal): void {
  const follow = (isSeen: boolean) => {
    if (isSeen) {
      seen.add(call);
      call();
    } else seen.delete(call);
    plan();
  };
  followSight(element, follow, signal);
  signal.addEventListener('abort', () => follow(false));
}
