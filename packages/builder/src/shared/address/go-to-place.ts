import { tryFocusOnce } from '@stirrup/overlays/focus';
import { reducedMotion } from '@stirrup/runtime';

/**
 * Scrolls to a place as a link to it does, below a sticky header (`scroll-padding`) and as smoothly as the page's styles
 * say, and moves the focus there: the next Tab goes on from it.
 */
export function goToPlace(place: Element): void {
  tryFocusOnce(place);
  place.scrollIntoView({ behavior: reducedMotion().matches ? 'instant' : 'auto' });
}
