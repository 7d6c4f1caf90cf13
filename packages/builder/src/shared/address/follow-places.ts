import { isPlainClick } from '@stirrup/runtime';
import { isPlaceLink } from './is-place-link.ts';
import { namedPlace } from './named-place.ts';

/**
 * Calls back with each place on the page that a visitor goes to: by a link, and before the browser goes there, so that it
 * finds open what it is to scroll to; back and forward (bricks-elements.md §22); or by the browser's search, where
 * that finds what is hidden. Who opens a place by its link hears of it twice. A link that another script handles is heard of
 * too: some scroll to the place themselves.
 */
export function followPlaces(go: (place: Element) => void, signal: AbortSignal): void {
  const follow = (address: Pick<Location, 'hash'>) => {
    const place = namedPlace(address);
    if (place) go(place);
  };
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (isPlaceLink(link) && isPlainClick(event)) follow(link);
  };
  document.addEventListener('click', click, { signal });
  document.addEventListener('beforematch', ({ target }) => target instanceof Element && go(target), { signal });
  addEventListener('hashchange', () => follow(location), { signal });
}
