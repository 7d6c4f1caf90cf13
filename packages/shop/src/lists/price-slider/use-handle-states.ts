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

/** The handles' states, and functions that change them. */
interface HandleFocus {
  /** Changes some states. */
  readonly set: (change: HandleStates) => void;
  /** A slider got the focus. */
  readonly focused: (slider: HTMLElement, index: number) => void;
  /** A slider lost the focus. */
  readonly blurred: () => void;
  /** The states of one handle. */
  readonly of: (index: number) => Readonly<Record<'hover' | 'focus' | 'active', boolean>>;
}

/**
 * States of the handles by jQuery UI's names, and a focus ring for the one that keys move, because themes remove the
 * native one.
 */
export function useHandleStates(handles: readonly Part[]): HandleFocus {
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
