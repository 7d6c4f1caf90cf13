import { hasModifier } from '@stirrup/runtime';

/** True if a key activates the focused element, as it would a button. */
export function isPress(event: KeyboardEvent): boolean {
  return (event.key === 'Enter' || event.key === ' ') && !hasModifier(event);
}
