import { CART_EVENT } from '@stirrup/cart';
import { subscribe } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { commonTexts, text } from '@stirrup/cms/texts';
import { component, useIds, useStore, useSubscription } from '@stirrup/react';
import type { StateName } from '@stirrup/runtime';
import { useEffect, useState } from 'react';
import { createMessageSlot } from '../../shared/message-beside.ts';
import { actOnSpace, ownClick } from '../../shared/own-click.ts';
import { miniCartContract } from './contract.ts';
import { layOver } from './lay-over.ts';
import { missedAdds } from './missed-adds.ts';
import { miniCartProps } from './props.ts';
import { removeByLink, removeLinkOf } from './remove-by-link.ts';
import { removeOutside } from './remove-outside.ts';
import { closeMiniCart, shownMiniCart } from './shown-mini-cart.ts';
import { toggleName } from './toggle-name.ts';
import { useCartContent } from './use-cart-content.ts';

/** For carts that no mini cart contains: `cart-fragments` loads this file late. */
export { removeOutside };

/** Legacy scripts that listen to the same clicks: one removes lines, the other opens and closes the panel. */
const LEGACY = ['wc-add-to-cart', 'bricks-woocommerce'] as const;

/** The mini cart, with or without a panel. */
export default component({ props: miniCartProps, contract: miniCartContract }, function MiniCart({ island, ...props }) {
  const root = island.element;
  const [toggle] = island.parts.toggle;
  const [panel] = island.parts.panel;
  const [closer] = island.parts.close;
  const idOf = useIds();
  const [message] = useState(() => createMessageSlot(island.signal));
  const isPrinted = (part: typeof panel, state: StateName<typeof miniCartContract>) =>
    part !== undefined && island.shows(state, part) === true;
  const isModal = props.isModal || isPrinted(panel, 'modal');
  const opensOnAdd = props.opensOnAdd || isPrinted(toggle, 'opensOnAdd');
  const ignoresOutside = props.ignoresOutside || isPrinted(panel, 'ignoresOutside');

  const isOpen = useStore(shownMiniCart(), undefined) === root;
  const isLoading = useCartContent(root, panel && isOpen);
  const open = () => shownMiniCart().set(root);
  const close = () => closeMiniCart(root);

  useEffect(() => () => closeMiniCart(root), [root]);
  useEffect(() => {
    if (!isOpen || !panel) return;
    return layOver(panel, { toggle, closer, isModal, ignoresOutside, close: () => closeMiniCart(root) });
  }, [isOpen, isModal, ignoresOutside, root, panel, toggle, closer]);
  useSubscription<[]>(
    (listener, signal) => {
      subscribe(document.body, CART_EVENT.added, () => listener(), signal);
      if (missedAdds().delete(root)) queueMicrotask(listener);
    },
    () => {
      const other = shownMiniCart().get();
      if (opensOnAdd && panel && toggle?.element.getClientRects().length && !other?.isConnected) open();
    },
  );
  const remove = (event: MouseEvent) => {
    const link = removeLinkOf(event);
    if (!link) return false;
    event.preventDefault();
    return void removeByLink(link, message, () => (isModal ? closer : toggle)?.element);
  };
  const flip = (event: Event) => {
    event.preventDefault();
    // The builder's script, if still present, opens carts after an add by a synthetic click.
    const isOpening = opensOnAdd && !event.isTrusted && hasLegacyScript('bricks-woocommerce');
    if (isOpen && !isOpening) close();
    else open();
  };
  return island.bind({
    root: () => ({
      is: { showing: isOpen },
      ...ownClick(remove, ...LEGACY),
      onKeyDown: (event) => actOnSpace(event, removeLinkOf(event), LEGACY),
    }),
    toggle: () => ({
      'aria-label': toggleName(toggle?.printed('aria-label'), toggle?.element) || null,
      // Without a panel it leads to the cart.
      ...(panel && {
        role: 'button',
        'aria-expanded': isOpen,
        'aria-controls': idOf(panel),
        ...ownClick(flip, ...LEGACY),
        onKeyDown: (event) => actOnSpace(event, event.currentTarget, LEGACY, flip),
      }),
    }),
    panel: () => ({
      id: idOf(panel),
      ...(isModal && {
        role: 'dialog',
        tabindex: -1,
        'aria-modal': true,
        'aria-label': toggle?.printed('aria-label') ?? text(commonTexts, 'viewCart'),
      }),
      'aria-busy': isLoading || null,
      is: { open: isOpen, closed: !isOpen },
    }),
    // The close button gets the focus first, wherever it stands in the panel.
    close: () => ({ autofocus: (isModal && isOpen) || null, ...ownClick(close, ...LEGACY) }),
  });
});
