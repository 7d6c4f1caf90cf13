/** Duration of the closing animation, in ms (bricks-elements.md §14, §20, §21). */
export const CLOSING_TIME = 200;

/**
 * Calls `show(true)` now and `show(false)` after a closing animation. Returns a function that ends it at once, for an
 * overlay that is opened again or released meanwhile; it may be called at any time.
 *
 * @param duration Of the closing animation, in ms: pass the element's own if it has another. @default 200
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
