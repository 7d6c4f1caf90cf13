import { showState, showsState } from '@stirrup/runtime';
import { stateNames } from './state-names.ts';

/** True if a panel, or any other target of a toggle, shows and is not closing. */
export function isShown(element: Element): boolean {
  const { open, closing, closed } = stateNames(element);
  const shows = (name: string | undefined) => name !== undefined && showsState(element, name);
  return (open ? shows(open) : !shows(closed)) && !shows(closing);
}

/**
 * Shows or hides at once an element without a running island.
 *
 * @param isClosing True while it is closing: it stays visible.
 */
export function show(element: Element, isOpen: boolean, isClosing = false): void {
  const { open, closing, closed } = stateNames(element);
  if (open) showState(element, open, isOpen);
  if (closing) showState(element, closing, isClosing);
  if (closed) showState(element, closed, !isOpen && !isClosing);
}
