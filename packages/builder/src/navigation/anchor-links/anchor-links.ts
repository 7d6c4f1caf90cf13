import { behaviour, isPlainClick } from '@stirrup/runtime';
import { namedPlace } from '../../shared/address/named-place.ts';
import { placeLinkOf } from '../../shared/address/place-link-of.ts';
import { anchorLinksContract, NOWHERE } from './contract.ts';
import { createMarks } from './create-marks.ts';
import { jumpAtOnce } from './jump-at-once.ts';
import { anchorLinksProps } from './props.ts';
import { whenReachable } from './when-reachable.ts';

/**
 * Anchor links. The browser goes to the place, so that the address, the history, `:target` and the focus are right; the
 * island marks menus, and goes there again where the browser could not.
 *
 * A behaviour: it has no parts of its own to render, and links may be added at any time.
 */
export default behaviour({ props: anchorLinksProps, contract: anchorLinksContract }, ({ island }) => {
  const { element, signal } = island;
  const mark = createMarks(island);
  const follow = () => mark(location);

  const click = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !element.contains(target) || !isPlainClick(event)) return;
    if (target.closest(NOWHERE)) event.preventDefault();
    const link = placeLinkOf(event);
    if (!link) return;
    // Some scripts scroll to the place themselves, and leave the address as it is.
    mark(link);
    const place = namedPlace(link);
    if (place && !event.defaultPrevented) whenReachable(place, signal);
  };

  jumpAtOnce(signal);
  follow();
  addEventListener('hashchange', follow, { signal });
  // On the window, after all other scripts: to them a click is not prevented yet.
  addEventListener('click', click, { signal });
});
