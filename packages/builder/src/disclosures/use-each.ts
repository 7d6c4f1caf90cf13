import { useLayoutEffect, useState } from 'react';

/**
 * Attends to each of some elements from when it comes until it goes, or the island does: the signal aborts then. What was
 * said of an element when it came stays said; what changes belongs into a binding.
 */
export function useEach<T>(
  things: readonly T[],
  elementOf: (thing: T) => Element,
  attend: (thing: T, signal: AbortSignal) => void,
): void {
  const [attended] = useState(() => new Map<Element, AbortController>());
  useLayoutEffect(() => {
    const gone = new Map(attended);
    for (const thing of things) {
      const element = elementOf(thing);
      gone.delete(element);
      if (attended.has(element)) continue;
      const controller = new AbortController();
      attended.set(element, controller);
      attend(thing, controller.signal);
    }
    for (const [element, controller] of gone) {
      attended.delete(element);
      controller.abort();
    }
  });
  useLayoutEffect(
    () => () => {
      for (const controller of attended.values()) controller.abort();
      attended.clear();
    },
    [attended],
  );
}
