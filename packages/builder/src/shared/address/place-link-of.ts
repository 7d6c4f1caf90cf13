import { consumedClicks } from './consumed-clicks.ts';
import { isPlaceLink } from './is-place-link.ts';

/** The link to a place on this very page that an event follows, if any. */
export function placeLinkOf(event: Event): HTMLAnchorElement | undefined {
  const { target } = event;
  const link = !consumedClicks.has(event) && target instanceof Element ? target.closest('a') : null;
  return isPlaceLink(link) ? link : undefined;
}
