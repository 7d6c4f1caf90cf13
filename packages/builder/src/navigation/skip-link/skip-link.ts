import { behaviour, isPlainClick } from '@stirrup/runtime';
import { goToPlace } from '../../shared/address/go-to-place.ts';
import { isPlaceLink } from '../../shared/address/is-place-link.ts';
import { namedPlace } from '../../shared/address/named-place.ts';
import { skipLinkContract } from './contract.ts';
import { skipLinkProps } from './props.ts';

/**
 * A skip link. The address stays as it is: back leads to the page before, and not to the top of this one
 * (bricks-elements.md §7).
 *
 * A behaviour: it has no state.
 */
export default behaviour({ props: skipLinkProps, contract: skipLinkContract }, ({ island }) => {
  island.bind({
    root: ({ element }) => ({
      onClick: (event) => {
        if (event.defaultPrevented || !isPlaceLink(element) || !isPlainClick(event)) return;
        const place = namedPlace(element);
        if (!place) return;
        event.preventDefault();
        goToPlace(place);
      },
    }),
  });
});
