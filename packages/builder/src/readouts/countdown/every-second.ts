import { followSight } from '../../shared/follow-sight.ts';

const SECOND = 1000;

/** Calls for what is in view. */
const seen = new Set<() => boolean>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the one timer of all anew: it neither drifts, nor runs for what nobody sees. */
function plan(): void {
  clearTimeout(timer);
  if (seen.size === 0) return;
  timer = setTimeout(
    () => {
      for (const call of seen) if (!call()) seen.delete(call);
      plan();
    },
    SECOND - (Date.now() % SECOND),
  );
}

/**
 * Calls back whenever an element comes into view, and then at each full second while it is seen and the call returns true,
 * until the signal aborts. All elements share one timer.
 */
export function everySecond(element: Element, call: () => boolean, signal: AbortSignal): void {
  const follow = (isSeen: boolean) => {
    if (isSeen && call()) seen.add(call);
    else seen.delete(call);
    plan();
  };
  followSight(element, follow, signal);
  signal.addEventListener('abort', () => follow(false));
}
