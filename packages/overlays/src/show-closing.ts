/** Duration of the closing animation, in ms (bricks-elements.md §14, §20, §21). */
const CLOSING_TIME = 200;

/**
 * Shows for a while that something is closing: `show(true)` now, `show(false)` when it has closed. Returns what ends that
 * at once, for an overlay that is opened again or released meanwhile; it may be called at any time.
 *
 * @param duration In ms: that of the element's own transition where it has one. @default 200
 *
 * @example
 * ```ts
 * const end = showClosing((isClosing) => panel.classList.toggle('brx-closing', isClosing));
 * ```
 */
export function showClosing(show: (isClosing: boolean) => void, duration: number = CLOSING_TIME): () => void {
  const timer = setTimeout(show, duration, false);
  show(true);
  return () => {
    clearTimeout(timer);
    show(false);
  };
}
