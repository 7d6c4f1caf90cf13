import { namedPlace } from './named-place.ts';
import { placeLinkOf } from './place-link-of.ts';

/**
 * Calls back with each place on the page that a visitor navigates to: by a link, by back and forward
 * (bricks-elements.md §22), or by the browser's search in hidden content. A link calls back before the browser scrolls,
 * so that the place can be opened first, and a second time when the hash changes. Links that another script handles
 * call back, too: some scripts scroll to the place themselves.
 */
export function followPlaces(go: (place: Element) => void, signal: AbortSignal): void {
  const follow = (address: Pick<Location, 'hash'>) => {
    const place = namedPlace(address);
    if (place) go(place);
  };
  const click = (event: MouseEvent) => {
    const link = placeLinkOf(event);
    if (link) follow(link);
  };
  document.addEventListener('click', click, { signal });
  document.addEventListener('beforematch', ({ target }) => target instanceof Element && go(target), { signal });
  addEventListener('hashchange', () => follow(location), { signal });
}
