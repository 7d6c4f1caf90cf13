import { namedPlace } from './named-place.ts';
import { placeLinkOf } from './place-link-of.ts';

/** Links that open and close what they name: as buttons do, they lead nowhere. */
const CONTROL = '[aria-controls]';

/** True if a click on a link leads from an overlay to a place on the page below it. */
export function leadsOut(event: MouseEvent, overlay: Element): boolean {
  const link = placeLinkOf(event);
  if (!link || link.matches(CONTROL)) return false;
  const place = namedPlace(link);
  return place !== null && !overlay.contains(place);
}
