import { component } from '@stirrup/react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { placeLinkOf } from '../../shared/address/place-link-of.ts';
import type { Phase } from '../off-canvases/create-panel.ts';
import { knownOffCanvases } from '../off-canvases/known-off-canvases.ts';
import { offCanvasContract } from './contract.ts';
import { createOffCanvas, isShown } from './create-off-canvas.ts';
import { offCanvasProps } from './props.ts';

/** A panel beside the page: a dialog after the ARIA Authoring Practices while the page behind it is covered. */
export default component(
  { props: offCanvasProps, contract: offCanvasContract },
  function OffCanvas({ island, ...props }) {
    const [phase, setPhase] = useState<Phase>(() => (isShown(island) ? 'open' : 'closed'));
    const [panel] = useState(() => createOffCanvas(island, props, (next) => flushSync(() => setPhase(next))));
    useLayoutEffect(() => panel.offer(), [panel]);
    return island.bind({
      root: () => ({
        is: { open: phase === 'open', closing: phase === 'closing', closed: phase === 'closed' },
        onClick: (event) => {
          // The link's target is on the page below all panels, so all of them close.
          if (placeLinkOf(event)?.hash) for (const other of knownOffCanvases().values()) other.close();
        },
      }),
      close: () => ({ onClick: panel.close }),
    });
  },
);
