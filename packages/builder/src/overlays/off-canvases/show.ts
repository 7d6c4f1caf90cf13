import { showState, showsState } from '@stirrup/runtime';
import { stateNames } from './state-names.ts';

/** Whether a panel, or anything else that toggles open, shows and is not about to close. */
export function isShown(element: Element): boolean {
  const { open, closing, closed } = stateNames(element);
  const shows = (name: string | undefined) => name !== undefined && showsState(element, name);
  return (open ? shows(open) : !shows(closed)) && !shows(closing);
}

/**
 * Shows or hides what has no island that is up, at once.
 *
 * @param isClosing For the time that it takes to go it is still seen.
 */
export function show(element: Element, isOpen: boolean, isClosing = false): void {
  const { open, closing, closed } = stateNames(element);
  if (open) showState(element, open, isOpen);
  if (closing) showState(element, closing, isClosing);
  if (closed) showState(element, closed, !isOpen && !isClosing);
}
