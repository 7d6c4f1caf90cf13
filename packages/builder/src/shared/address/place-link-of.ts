import { isPlainClick } from '@stirrup/runtime';
import { consumedClicks } from './consumed-clicks.ts';
import { isPlaceLink } from './is-place-link.ts';

/** The link to a place on this very page that a click follows in this tab, if any. */
export function placeLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target } = event;
  const isFollowed = isPlainClick(event) && !consumedClicks.has(event);
  const link = isFollowed && target instanceof Element ? target.closest('a') : null;
  return isPlaceLink(link) ? link : undefined;
}
