import { behaviour, isPlainClick } from '@stirrup/runtime';
import { isPlaceLink } from '../../shared/address/is-place-link.ts';
import { namedIn } from '../../shared/address/named-in.ts';
import { namedPlace } from '../../shared/address/named-place.ts';
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
  const { element, names, signal } = island;
  const mark = createMarks(island);
  const follow = () => mark(namedIn(location));
  let forget = () => {};

  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !element.contains(link) || !isPlainClick(event)) return;
    if (NOWHERE.includes(link.getAttribute('href') ?? '')) event.preventDefault();
    else if (isPlaceLink(link)) {
      // Some scripts scroll to the place themselves, and leave the address as it is.
      if (names.parts.link && link.matches(names.parts.link)) mark(namedIn(link));
      forget();
      const place = namedPlace(link);
      if (place && !event.defaultPrevented) forget = whenReachable(place);
    }
  };

  follow();
  jumpAtOnce(signal);
  addEventListener('hashchange', follow, { signal });
  // On the window, after all other scripts: to them a click is not prevented yet.
  addEventListener('click', click, { signal });
  signal.addEventListener('abort', () => {
    forget();
    mark('');
  });
});
