/**
 * True for the Tab key. With Shift, WebKit on Linux does not name it, so its number counts.
 *
 * @example
 * ```ts
 * if (isTab(event) && !event.shiftKey) goOn();
 * ```
 */
export function isTab({ keyCode }: Pick<KeyboardEvent, 'keyCode'>): boolean {
  return keyCode === 9;
}
