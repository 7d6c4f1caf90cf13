/** Whether a link leads to a place on this very page; one to a place on another page leads there. */
export function isPlaceLink(link: Element | null): link is HTMLAnchorElement {
  if (!(link instanceof HTMLAnchorElement) || !link.href.includes('#')) return false;
  return link.href.split('#')[0] === location.href.split('#')[0];
}
