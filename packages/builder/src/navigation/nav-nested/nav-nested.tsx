import { CLOSING_TIME } from '@stirrup/overlays';
import { component } from '@stirrup/react';
import { createLazy, type IslandContext, importWithRetry } from '@stirrup/runtime';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Phase } from '../../overlays/off-canvases/create-panel.ts';
import { goToPlace } from '../../shared/address/go-to-place.ts';
import { namedPlace } from '../../shared/address/named-place.ts';
import { placeLinkOf } from '../../shared/address/place-link-of.ts';
import { moveByArrows } from '../menus/move-by-arrows.ts';
import { beginToggles } from './begin-toggles.ts';
import { navNestedContract } from './contract.ts';
import { createNav, showsOpen } from './create-nav.ts';
import { navNestedProps } from './props.ts';

/** The code of its stand-in, which has run unless somebody came first. */
const preparing = createLazy(() => importWithRetry(() => import('./nav-nested-stand-in.ts')));

/** A menu after the ARIA Authoring Practices (Disclosure Navigation), which toggles open over the page. */
const mountNav = component({ props: navNestedProps, contract: navNestedContract }, function NavNested({ island }) {
  const [phase, setPhase] = useState<Phase>(() => (showsOpen(island) ? 'open' : 'closed'));
  const [nav] = useState(() => createNav(island, (next) => flushSync(() => setPhase(next))));
  useLayoutEffect(() => nav.offer(), [nav]);
  const click = (event: MouseEvent) => {
    const link = placeLinkOf(event);
    if (!showsOpen(island) || !link?.hash) return;
    nav.close();
    // Only then does the page scroll (bricks-elements.md §22).
    const scroll = () => {
      const place = namedPlace(link);
      // A script that handles the link scrolls by itself.
      if (place && !event.defaultPrevented) goToPlace(place);
    };
    setTimeout(scroll, CLOSING_TIME);
  };
  return island.bind({
    root: () => ({
      is: { open: phase !== 'closed', closing: phase === 'closing' },
      onClick: click,
      onKeyDown: (event) => moveByArrows(event, island.element),
    }),
  });
});

/** A menu is ready when its toggles are: they tell that it is open, and close it. */
export default async function mount(context: IslandContext) {
  const { element, signal } = context;
  const prepare = preparing.load().then(({ prepareNav }) => prepareNav(context));
  // It opens and closes all the same.
  await Promise.all([beginToggles(element), prepare.catch(reportError)]);
  // The element may have gone meanwhile.
  return signal.aborted ? undefined : mountNav(context);
}
