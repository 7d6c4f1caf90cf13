import { CART_EVENT } from '@stirrup/cart';
import { hear } from '@stirrup/cms';
import { commonTexts, text } from '@stirrup/cms/texts';
import { component, useDocumentEvent, useStore, useSubscription } from '@stirrup/react';
import { loadTwice, type Part } from '@stirrup/runtime';
import { useEffect, useId } from 'react';
import { actOnSpace, hasLegacyScript, ownClick } from '../own-click.ts';
import { ADD_BUTTON, IGNORES_OUTSIDE, MODAL_PANEL, miniCartContract, OPENS_ON_ADD } from './contract.ts';
import { closeMiniCart, openMiniCart } from './open-mini-cart.ts';
import { miniCartProps } from './props.ts';
import { removeByLink, removeLinkOf } from './remove-by-link.ts';
import { useCartContent } from './use-cart-content.ts';

/** The cart in brief, with or without a panel of its own. */
export default component({ props: miniCartProps, contract: miniCartContract }, function MiniCart({ island, ...props }) {
  const root = island.element;
  const [toggle] = island.parts.toggle;
  const [panel] = island.parts.panel;
  const [closer] = island.parts.close;
  const panelId = useId();
  const isModal = props.isModal || panel?.element.matches(MODAL_PANEL) === true;
  const opensOnAdd = props.opensOnAdd || isOn(toggle, OPENS_ON_ADD);
  const ignoresOutside = props.ignoresOutside || isOn(panel, IGNORES_OUTSIDE);

  const isOpen = useStore(openMiniCart(), undefined) === root;
  const isLoading = useCartContent(root, panel && isOpen);
  const open = () => openMiniCart().set(root);
  const close = () => {
    const hadFocus = panel?.element.contains(document.activeElement);
    if (closeMiniCart(root) && hadFocus) toggle?.element.focus();
  };

  // What lies over it puts it out of reach.
  const isOnTop = () => isOpen && !root.closest('[inert]');

  useEffect(() => () => void closeMiniCart(root), [root]);
  useEffect(() => {
    if (!isOpen || !isModal || !panel) return;
    const { activeElement } = document;
    const life = new AbortController();
    const first = (closer ?? panel).element;
    loadTwice(() => import('./hold-page.ts')).then(
      ({ holdPage }) => {
        if (!life.signal.aborted) life.signal.addEventListener('abort', holdPage(panel.element, first, activeElement));
      },
      (error: unknown) => {
        reportError(error);
        // The page is in reach then; the visitor comes into the panel all the same.
        if (!life.signal.aborted && document.activeElement === activeElement) first.focus();
      },
    );
    return () => life.abort();
  }, [isOpen, isModal, panel, closer]);
  useSubscription<[]>(
    (listener, signal) => hear(document.body, CART_EVENT.added, () => listener(), signal),
    () => {
      const other = openMiniCart().get();
      if (opensOnAdd && panel && toggle?.element.getClientRects().length && !other?.isConnected) open();
    },
  );
  useDocumentEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOnTop()) return;
    // What lies below stays open.
    event.preventDefault();
    close();
  });
  useDocumentEvent('click', ({ target }) => {
    if (!isOnTop() || ignoresOutside || !(target instanceof Element) || !target.isConnected) return;
    const isInside = panel?.element.contains(target) || toggle?.element.contains(target);
    if (!isInside && !target.closest(ADD_BUTTON)) close();
  });

  const remove = (event: MouseEvent) => {
    const link = removeLinkOf(event);
    if (!link) return false;
    event.preventDefault();
    return void removeByLink(link, () => (isModal ? closer : toggle)?.element);
  };
  const flip = (event: Event) => {
    event.preventDefault();
    // The builder's script, where it is still there, opens carts after an add by a click of its own.
    const isOpening = opensOnAdd && !event.isTrusted && hasLegacyScript('builder');
    if (isOpen && !isOpening) close();
    else open();
  };
  const content = toggle?.element.textContent.trim().replace(/\s+/g, ' ');
  return island.bind({
    root: () => ({
      is: { showing: isOpen },
      ...ownClick(remove),
      onKeyDown: (event) => actOnSpace(event, removeLinkOf(event)),
    }),
    toggle: () => ({
      role: 'button',
      // Count and subtotal are seen in it, so they are part of its name (WCAG 2.5.3).
      'aria-label': [toggle?.server('aria-label'), content].filter(Boolean).join(' ') || null,
      'aria-expanded': isOpen,
      'aria-controls': panel?.server('id') ?? panelId,
      ...ownClick(flip),
      onKeyDown: (event) => actOnSpace(event, event.currentTarget, flip),
    }),
    panel: () => ({
      id: panel?.server('id') ?? panelId,
      ...(isModal && {
        role: 'dialog',
        tabindex: -1,
        'aria-modal': true,
        'aria-label': toggle?.server('aria-label') ?? text(commonTexts, 'viewCart'),
      }),
      'aria-busy': isLoading || null,
      is: { open: isOpen, closed: !isOpen },
    }),
    close: () => ({ ...ownClick(() => close()) }),
  });
});

/** Whether the server printed a switch on a part. */
function isOn(part: Part | undefined, attribute: string): boolean {
  return part?.server(attribute) === 'true';
}
