import { hasModifier } from '@stirrup/runtime';
import { FIELDS } from '../slides/contract.ts';

/**
 * Leaves the arrow keys of all other controls of the page to these, until the signal aborts: Splide would take them, too.
 * Called before Splide listens.
 *
 * @param disable Switches Splide's keys off or on, for the event that is being dispatched.
 */
export function leaveKeys(root: HTMLElement, disable: (isOff: boolean) => void, signal: AbortSignal): void {
  const handle = (event: KeyboardEvent) => {
    const { target, defaultPrevented } = event;
    const isInside = target instanceof Element && root.contains(target) && !target.matches(FIELDS);
    disable(defaultPrevented || hasModifier(event) || !(isInside || target === document.body));
  };
  // Splide listens on either of them.
  root.addEventListener('keydown', handle, { signal });
  addEventListener('keydown', handle, { signal });
}
