/** A timer of the browser's for longer, in ms, ends at once. */
const LONGEST = 2 ** 31 - 1;

/** Notices that are dismissed after a time. */
export interface Growl {
  /** Starts the timers of new notices. */
  readonly startTimers: (notices: readonly Element[]) => void;
  /** Stops all timers. */
  readonly end: () => void;
}

/**
 * Dismisses each notice of a container after `duration` ms, but not while it has the pointer or the focus.
 *
 * @param dismiss Removes one notice.
 */
export function createGrowl(place: HTMLElement, duration: number, dismiss: (notice: Element) => void): Growl {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const isRead = () => place.matches(':hover') || place.contains(document.activeElement);
  const expire = (notice: Element) => {
    timers.delete(notice);
    if (isRead()) begin(notice);
    else if (place.contains(notice)) dismiss(notice);
  };
  const begin = (notice: Element) => timers.set(notice, setTimeout(expire, Math.min(duration, LONGEST), notice));
  return {
    startTimers: (notices) => {
      for (const notice of notices) if (!timers.has(notice)) begin(notice);
    },
    end: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
