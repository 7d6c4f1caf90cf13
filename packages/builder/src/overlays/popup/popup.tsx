import { component } from '@stirrup/react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { leadsOut } from '../../shared/address/leads-out.ts';
import { popupContract } from './contract.ts';
import { createPopup, showsOpen } from './create-popup.ts';
import { popupProps } from './props.ts';

/** A popup. Once mounted, site code, interactions and controls can open it. */
export default component({ props: popupProps, contract: popupContract }, function Popup({ island, ...props }) {
  const [isOpen, setIsOpen] = useState(() => showsOpen(island));
  const [isBusy, setIsBusy] = useState(false);
  const [popup] = useState(() => {
    const named = { ...props, popupId: props.popupId || island.element.id };
    return createPopup(island, named, {
      show: (next) => flushSync(() => setIsOpen(next)),
      showBusy: (next) => flushSync(() => setIsBusy(next)),
    });
  });
  useLayoutEffect(() => popup.offer(), [popup]);
  return island.bind({
    root: () => ({
      is: { open: isOpen, closed: !isOpen },
      onClick: (event) => {
        // Closed before the browser goes to the place, which is out of reach until then (bricks-elements.md §22).
        if (leadsOut(event, island.element)) popup.close();
      },
    }),
    content: () => ({ 'aria-busy': isBusy || null }),
    close: () => ({ onClick: popup.close }),
  });
});
