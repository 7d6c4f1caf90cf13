/** How long a visitor who chooses by keyboard may pause between two steps, in ms. */
const PAUSE = 1000;

/**
 * For acts that take the page away: a mouse or a finger chooses once, and the act follows at once; but arrow keys pass one
 * value after the other, and a page that leaves at the first would put the others out of reach (WCAG 3.2.2), so it waits
 * until they rest.
 *
 * @example
 * ```ts
 * const submit = whenSettled(() => form.requestSubmit(), signal);
 * slider.addEventListener('keydown', () => submit(false));
 * slider.addEventListener('pointerup', () => submit(true));
 * ```
 */
export function whenSettled(act: () => void, signal: AbortSignal): (isByHand: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (isByHand) => {
    clearTimeout(timer);
    if (isByHand) act();
    else timer = setTimeout(act, PAUSE);
  };
}
