/**
 * True for a key of an input method, such as the Enter that accepts a word. Safari sends the last key after the composition, and
 * only its code says so.
 *
 * @see https://bugs.webkit.org/show_bug.cgi?id=165004
 * @example
 * ```ts
 * if (event.key === 'Enter' && !isComposing(event)) search();
 * ```
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
