import type { Part } from '@stirrup/runtime';
import { useLayoutEffect, useState } from 'react';

/** Index of the handle in each state. */
interface HandleStates {
  readonly hover?: number | undefined;
  readonly focus?: number | undefined;
  readonly active?: number | undefined;
  /** Handle with a visible focus ring: it was focused by keyboard. */
  readonly ring?: number | undefined;
}

/**
 * States of the handles by jQuery UI's names, and a focus ring for the one that keys move, because themes remove the
 * native one.
 */
export function useHandleStates(handles: readonly Part[]) {
  const [states, setStates] = useState<HandleStates>({});
  const set = (change: HandleStates) => setStates((before) => ({ ...before, ...change }));

  useLayoutEffect(() => {
    for (const { element, index } of handles) element.style.outline = index === states.ring ? 'auto' : '';
  }, [handles, states.ring]);

  return {
    set,
    focused: (slider: HTMLElement, index: number) =>
      set({ focus: index, ring: slider.matches(':focus-visible') ? index : undefined }),
    blurred: () => set({ focus: undefined, ring: undefined }),
    of: (index: number) => ({
      hover: states.hover === index,
      focus: states.focus === index,
      active: states.active === index,
    }),
  };
}
