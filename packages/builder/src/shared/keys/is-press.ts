import { hasModifier } from '@stirrup/runtime';

/** Whether a key presses what has focus, as it would a button. */
export function isPress(event: KeyboardEvent): boolean {
  return (event.key === 'Enter' || event.key === ' ') && !hasModifier(event);
}
