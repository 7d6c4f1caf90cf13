/** Notices that go by themselves. */
export interface Growl {
  /** Lets those that are new go in time. */
  readonly attend: (notices: readonly Element[]) => void;
  readonly end: () => void;
}

/**
 * Dismisses each notice of a place so long (ms) after it came; not while somebody points at the place or is in it.
 *
 * @param dismiss Takes one away.
 */
export function createGrowl(place: HTMLElement, duration: number, dismiss: (notice: Element) => void): Growl {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const isRead = () => place.matches(':hover') || place.contains(document.activeElement);
  const end = (notice: Element) => {
    timers.delete(notice);
    if (isRead()) begin(notice);
    else if (place.contains(notice)) dismiss(notice);
  };
  const begin = (notice: Element) => timers.set(notice, setTimeout(end, duration, notice));
  return {
    attend: (notices) => {
      for (const notice of notices) if (!timers.has(notice)) begin(notice);
    },
    end: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
