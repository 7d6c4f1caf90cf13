import { isAborted } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { useSubscription } from '@stirrup/react';
import { isPlainClick } from '@stirrup/runtime';
import { useState } from 'react';
import { createFailureMessage } from '../../cart/coupons/call-failure.ts';
import { REMOVE_COUPON } from '../../cart/coupons/contract.ts';
import { couponNonce } from '../../cart/coupons/coupon-nonce.ts';
import { removeCoupon } from '../../cart/coupons/remove-coupon.ts';
import { createMessage, createMessageSlot, type MessageSlot } from '../../shared/message-beside.ts';
import { CART_TOTALS, REVIEW } from './contract.ts';
import { updateTotals } from './update-totals.ts';
import { workOn } from './work-on.ts';

/** Options for removing coupons. */
interface RemovalOptions {
  /** Place of the message that the totals may be wrong. */
  readonly review: MessageSlot;
  readonly signal: AbortSignal;
  /** Receives the notices of the answer. */
  readonly onRemoved: (notices: string) => void;
}

/**
 * Removes a coupon in the background when its link in the review of the order is clicked, or pressed by Space. The
 * review is replaced often and by several scripts, so the listeners are on the page.
 */
export function useRemoval({ review, signal, onRemoved }: RemovalOptions): void {
  const [message] = useState(() => createMessageSlot(signal));
  const remove = async (link: HTMLElement) => {
    const code = link.getAttribute(REMOVE_COUPON.code) ?? '';
    const area = link.closest<HTMLElement>(REVIEW) ?? link;
    let isRemoved = false;
    // A review of the order may have replaced the link meanwhile.
    const show = (failure: HTMLElement) => message.show(link.isConnected ? link : area, failure);
    await workOn(area, async () => {
      message.dismiss();
      try {
        const { refusal, notices } = await removeCoupon(code);
        isRemoved = refusal === undefined;
        if (isRemoved) onRemoved(notices);
        else show(createMessage(refusal ?? ''));
      } catch (error) {
        if (!isAborted(error)) show(createFailureMessage(error));
      }
    });
    if (isRemoved) await updateTotals('removed', code, review);
  };
  const act = (event: MouseEvent | KeyboardEvent, isRepeated = false) => {
    const link = event.defaultPrevented ? undefined : linkOf(event);
    // Without a nonce the browser follows the link.
    if (!link || !couponNonce('remove')) return;
    event.preventDefault();
    if (hasLegacyScript('bricks-woocommerce', 'wc-checkout')) event.stopImmediatePropagation();
    if (!isRepeated) void remove(link);
  };
  useSubscription<[MouseEvent]>(
    (listener, signal) => document.addEventListener('click', listener, { capture: true, signal }),
    (event) => isPlainClick(event) && act(event),
  );
  useSubscription<[KeyboardEvent]>(
    (listener, signal) => document.addEventListener('keydown', listener, { capture: true, signal }),
    // A key that is held down is one press.
    (event) => event.key === ' ' && act(event, event.repeat),
  );
}

function linkOf({ target }: Event): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>(REMOVE_COUPON.selector) : null;
  return link && !link.closest(CART_TOTALS) ? link : undefined;
}
