/** Whether a key asks for something to be dismissed: Escape, pressed once, that nobody has dealt with yet. */
export function isEscape({ key, defaultPrevented, repeat, isComposing }: KeyboardEvent): boolean {
  return key === 'Escape' && !defaultPrevented && !repeat && !isComposing;
}
