import { hasModifier } from '@stirrup/runtime';
import { isPlaceLink } from './is-place-link.ts';
import { namedIn } from './named-in.ts';

/**
 * Calls back with the id of each place on the page that a visitor goes to: by a link, and before the browser goes there, so
 * that it finds open what it is to scroll to; or back and forward (contracts/bricks-elements.md §22). Who opens a place by
 * its link hears of it twice. A link that another script handles is heard of too: some scroll to the place themselves.
 */
export function followPlaces(go: (id: string) => void, signal: AbortSignal): void {
  const follow = (address: Pick<Location, 'hash'>) => {
    const id = namedIn(address);
    if (id) go(id);
  };
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (isPlaceLink(link) && !hasModifier(event)) follow(link);
  };
  document.addEventListener('click', click, { signal });
  addEventListener('hashchange', () => follow(location), { signal });
}
