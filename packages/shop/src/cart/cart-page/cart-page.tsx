import { CART_EVENT } from '@stirrup/cart';
import { subscribe, whenJQuery } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { component, useStore, useSubscription } from '@stirrup/react';
import { useLayoutEffect } from 'react';
import { actOnSpace } from '../../shared/own-click.ts';
import { blockProcessing } from '../coupons/block-processing.ts';
import { type AnyEvent, actOn } from './act-on.ts';
import { cartWork } from './change-cart.ts';
import { cartPageContract, EVENT, FORM, TOTALS, UPDATE } from './contract.ts';
import { cartPageProps } from './props.ts';
import { refreshCartPage } from './refresh-cart-page.ts';
import { toggleUpdate } from './show-cart-page.ts';

/** Changes of fields, with a namespace that is ours. */
const JQUERY_CHANGE = 'change.stirrup-cart-page';

/** The cart page: each change is sent in the background, and the page shows the server's answer. */
export default component({ props: cartPageProps, contract: cartPageContract }, function CartPage({ island }) {
  const root = island.element;
  const { count, isShowing } = useStore(cartWork(), cartWork().get());
  const isCovered = count > 0 && !isShowing;

  useLayoutEffect(() => toggleUpdates(root), [root]);
  useLayoutEffect(() => (isCovered ? blockRegions(root) : undefined), [root, isCovered]);
  useSubscription<[PageTransitionEvent]>(
    (listener, signal) => addEventListener('pageshow', listener, { signal }),
    // After a return from the back-forward cache the page may show an outdated cart.
    ({ persisted }) => persisted && void refreshCartPage(),
  );
  useSubscription<[keepsNotices: boolean]>(
    (listener, signal) => {
      // Scripts raise them on either; one that bubbles asks twice in one task, which is one request.
      for (const target of [document.body, document]) {
        subscribe(target, EVENT.update, ([keepsNotices]) => listener(Boolean(keepsNotices)), signal);
        for (const name of [CART_EVENT.added, CART_EVENT.removed])
          subscribe(target, name, () => listener(true), signal);
      }
    },
    (keepsNotices) => {
      // The shop's own script, if still present, refreshes the cart itself.
      if (!hasLegacyScript('wc-cart')) void refreshCartPage({ keepsNotices });
    },
  );
  useSubscription<[AnyEvent]>(
    // Themes and plugins change fields through jQuery, which calls no native listener (woocommerce.md §4.0).
    (listener, signal) =>
      whenJQuery((jQuery) => {
        jQuery(root).on(JQUERY_CHANGE, (event) => void (event.originalEvent || listener(event)));
        signal.addEventListener('abort', () => jQuery(root).off(JQUERY_CHANGE));
      }, signal),
    actOn.change,
  );
  useSubscription<[MouseEvent]>(
    // Notices, with their links that restore lines, may stand anywhere on the page.
    (listener, signal) => document.addEventListener('click', listener, { capture: true, signal }),
    actOn.undo,
  );
  useSubscription<[SubmitEvent]>(
    (listener, signal) => document.addEventListener('submit', listener, { capture: true, signal }),
    actOn.submitCoupon,
  );
  return island.bind({
    root: () => ({
      onClick: actOn.click,
      onSubmit: actOn.submit,
      onChange: actOn.change,
      onInput: actOn.input,
      onKeyDown: (event) => {
        actOn.enter(event);
        actOnSpace(event, actOn.linkOf(event), ['wc-cart']);
      },
    }),
  });
});

/** Enables the update button only after a change. Returns a function that restores the markup. */
function toggleUpdates(root: HTMLElement): () => void {
  for (const form of root.querySelectorAll(FORM)) toggleUpdate(form);
  return () => {
    for (const button of root.querySelectorAll(`${FORM} ${UPDATE.selector}`)) {
      button.removeAttribute('disabled');
      button.removeAttribute('aria-disabled');
    }
  };
}

/** Covers form and totals, as the shop's own script does; the keyboard can still make further changes. */
function blockRegions(root: HTMLElement): () => void {
  const regions = [...root.querySelectorAll<HTMLElement>(`${FORM}, ${TOTALS}`)];
  const undo = regions.map(blockProcessing);
  return () => {
    for (const unblock of undo) unblock();
  };
}
