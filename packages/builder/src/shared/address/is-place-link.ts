/** True if a link leads to a place on this very page. */
export function isPlaceLink(link: Element | null): link is HTMLAnchorElement {
  if (!(link instanceof HTMLAnchorElement) || !link.href.includes('#')) return false;
  return link.href.split('#')[0] === location.href.split('#')[0];
}
