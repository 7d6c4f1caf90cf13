import { isComposing } from '@stirrup/runtime';

/** True for Escape as a request to dismiss: not repeated, and not handled by another script. */
export function isEscape(event: KeyboardEvent): boolean {
  const { key, defaultPrevented, repeat } = event;
  return key === 'Escape' && !defaultPrevented && !repeat && !isComposing(event);
}
