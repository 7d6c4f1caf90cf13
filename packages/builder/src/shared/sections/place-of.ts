import { isPlaceLink } from '../address/is-place-link.ts';
import { namedPlace } from '../address/named-place.ts';

/** The element on this very page that a link leads to, if any. */
export function placeOf(link: Element): HTMLElement | null {
  return isPlaceLink(link) ? namedPlace(link) : null;
}
