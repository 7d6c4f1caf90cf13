/** True for Escape as a request to dismiss: not repeated, and not handled by another script. */
export function isEscape({ key, defaultPrevented, repeat, isComposing }: KeyboardEvent): boolean {
  return key === 'Escape' && !defaultPrevented && !repeat && !isComposing;
}
