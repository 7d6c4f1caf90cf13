import { component } from '@stirrup/react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { namedPlace } from '../../shared/address/named-place.ts';
import { placeLinkOf } from '../../shared/address/place-link-of.ts';
import type { Phase } from '../off-canvases/create-panel.ts';
import { knownOffCanvases } from '../off-canvases/known-off-canvases.ts';
import { offCanvasContract } from './contract.ts';
import { createOffCanvas, showsOpen } from './create-off-canvas.ts';
import { offCanvasProps } from './props.ts';

/** A panel beside the page: a dialog after the ARIA Authoring Practices while the page behind it is covered. */
export default component(
  { props: offCanvasProps, contract: offCanvasContract },
  function OffCanvas({ island, ...props }) {
    const [phase, setPhase] = useState<Phase>(() => (showsOpen(island) ? 'open' : 'closed'));
    const [panel] = useState(() => createOffCanvas(island, props, (next) => flushSync(() => setPhase(next))));
    useLayoutEffect(() => panel.offer(), [panel]);
    return island.bind({
      root: () => ({
        is: { open: phase === 'open', closing: phase === 'closing', closed: phase === 'closed' },
        onClick: (event) => {
          const link = placeLinkOf(event);
          // A script has led the visitor to a place in the panel, such as a form's list of errors to a field.
          const isInside = event.defaultPrevented && link && island.element.contains(namedPlace(link));
          // The target of any other link is on the page below all panels, so all of them close.
          if (link?.hash && !isInside) for (const other of knownOffCanvases().values()) other.close();
        },
      }),
      close: () => ({ onClick: panel.close }),
    });
  },
);
