/** How long what closes shows that it does, in ms (contracts/bricks-elements.md §§18, 21). */
export const CLOSING_TIME = 200;

/**
 * Shows for a while that something is closing: `show(true)` now, `show(false)` when it has closed. Returns what ends that
 * at once, for what is opened again or released meanwhile.
 *
 * @param duration In ms: that of the element's own transition where it has one.
 *
 * @example
 * ```ts
 * const end = showClosing((isClosing) => panel.classList.toggle('brx-closing', isClosing));
 * ```
 */
export function showClosing(show: (isClosing: boolean) => void, duration: number = CLOSING_TIME): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    show(false);
  };
  timer = setTimeout(end, duration);
  show(true);
  return end;
}
