/**
 * True for the Tab key. With Shift, WebKit on Linux names it only by its place on the keyboard.
 *
 * @example
 * ```ts
 * if (isTab(event) && !event.shiftKey) goOn();
 * ```
 */
export function isTab({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): boolean {
  return key === 'Tab' || code === 'Tab';
}
