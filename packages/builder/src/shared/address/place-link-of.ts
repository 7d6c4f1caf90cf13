import { isPlaceLink } from './is-place-link.ts';

/** The link to a place on this very page in which an event has happened, if any. */
export function placeLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return isPlaceLink(link) ? link : undefined;
}
