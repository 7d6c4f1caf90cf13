import type { Part } from '@stirrup/runtime';
import { useLayoutEffect, useState } from 'react';

/** Which handle is in which state; a handle by its place. */
interface HandleStates {
  readonly hover?: number | undefined;
  readonly focus?: number | undefined;
  readonly active?: number | undefined;
  /** Has the focus by keyboard, and shows it. */
  readonly ring?: number | undefined;
}

/** The states of the handles, by jQuery UI's names, and a ring around the one that keys move: themes took theirs away. */
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
