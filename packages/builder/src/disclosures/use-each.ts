import { useLayoutEffect, useState } from 'react';

/**
 * Calls `attend` once for each element of a changing list. The signal aborts when the element leaves the list, or on
 * unmount. `attend` does not run again for the same element: values that change belong in a binding.
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
