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
 *
 * @returns a function that ends the wait.
 */
export function whenReachable(place: HTMLElement): () => void {
  let isOver = false;
  const arrive = () => {
    // A visitor who has gone elsewhere stays there.
    if (!isOver && namedPlace() === place) goToPlace(place);
    stop();
  };
  const observer = new MutationObserver(() => {
    // In the next frame, when the focus has been restored to the menu's opener.
    if (!isScrollLocked()) requestAnimationFrame(arrive);
  });
  const stop = () => {
    isOver = true;
    observer.disconnect();
  };

  if (!place.checkVisibility()) void bringUp(OPENERS)?.then(arrive);
  if (isScrollLocked()) observer.observe(document.body, { attributeFilter: ['class'] });
  setTimeout(stop, PATIENCE);
  return stop;
}
