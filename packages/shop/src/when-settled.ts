/** How long a visitor who chooses by keyboard may pause between two steps, in ms. */
const PAUSE = 1000;

/** Does something at once, or as soon as the visitor has stopped choosing. */
export interface Settling {
  readonly now: () => void;
  readonly soon: () => void;
}

/**
 * For acts that take the page away: a mouse or a finger chooses once, but arrow keys pass one value after the other, and
 * a page that leaves at the first would put the others out of reach (WCAG 3.2.2). Ends with its signal.
 *
 * @example
 * ```ts
 * const submit = whenSettled(() => form.requestSubmit(), signal);
 * slider.addEventListener('keydown', submit.soon);
 * slider.addEventListener('pointerup', submit.now);
 * ```
 */
export function whenSettled(act: () => void, signal: AbortSignal): Settling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    if (!signal.aborted) act();
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(now, PAUSE);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  return { now, soon };
}
