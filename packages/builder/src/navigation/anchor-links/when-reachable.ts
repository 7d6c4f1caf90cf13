import { isScrollLocked } from '@stirrup/overlays/scroll-lock';
import { bringUp } from '@stirrup/runtime';
import { goToPlace } from '../../shared/address/go-to-place.ts';
import { namedPlace } from '../../shared/address/named-place.ts';
import { OPENERS } from './contract.ts';

/** Longest time for which a place is waited for, in ms: menus take 200 to close (bricks-elements.md §13, §48). */
const PATIENCE = 1000;

/**
 * Goes to a place again if the browser cannot go there now: once the islands that hide it are up, and once nothing locks
 * the page's scrolling any more, as an open menu around the link does. Its closing moves the focus, too.
 */
export function whenReachable(place: Element, signal: AbortSignal): void {
  const patience = AbortSignal.timeout(PATIENCE);
  const arrive = () => {
    // A visitor who has gone elsewhere stays there.
    if (signal.aborted || patience.aborted || namedPlace() !== place) return;
    if (isScrollLocked()) requestAnimationFrame(arrive);
    else goToPlace(place);
  };
  if (!place.checkVisibility()) void bringUp(OPENERS)?.then(arrive);
  if (isScrollLocked()) requestAnimationFrame(arrive);
}
