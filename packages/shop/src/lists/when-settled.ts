import type { PartBinding } from '@stirrup/runtime';

/** Longest pause of a visitor between two key presses, in ms. */
const PAUSE = 1000;

/**
 * For an action that leaves the page: after a choice by mouse or finger it follows at once. Arrow keys pass several
 * values, and leaving at the first would put the others out of reach (WCAG 3.2.2), so after a key press it waits for a
 * pause. The action is told whether the choice was by hand.
 *
 * @example
 * ```ts
 * const submit = whenSettled(() => form.requestSubmit(), signal);
 * slider.addEventListener('keydown', () => submit(false));
 * slider.addEventListener('pointerup', () => submit(true));
 * ```
 */
export function whenSettled(act: (isByHand: boolean) => void, signal: AbortSignal): (isByHand: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => clearTimeout(timer);
  signal.addEventListener('abort', drop);
  // A visitor who has followed a link meanwhile, and comes back to this page, stays on it.
  addEventListener('pagehide', drop, { signal });
  return (isByHand) => {
    drop();
    if (isByHand) act(true);
    else timer = setTimeout(act, PAUSE, false);
  };
}

/** The visitor's last input at an element, and the handlers that record it. */
interface LastInput {
  /** True unless it was a key that passes values. */
  readonly isByHand: () => boolean;
  readonly handlers: Pick<PartBinding, 'onKeyDown' | 'onPointerDown'>;
}

/** Tells choices by mouse or finger, or by Enter, from those by arrow keys, for {@link whenSettled}. */
export function lastInput(): LastInput {
  let isByHand = true;
  return {
    isByHand: () => isByHand,
    handlers: {
      onKeyDown: ({ key }) => {
        isByHand = key === 'Enter';
      },
      onPointerDown: () => {
        isByHand = true;
      },
    },
  };
}
