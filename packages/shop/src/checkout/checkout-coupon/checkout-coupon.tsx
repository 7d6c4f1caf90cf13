import { isAborted } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { showNotices } from '@stirrup/cms/notices';
import { component } from '@stirrup/react';
import { membersOf } from '@stirrup/runtime';
import { useState } from 'react';
import { applyCoupon } from '../../cart/coupons/apply-coupon.ts';
import { type Failure, failureFromError } from '../../cart/coupons/call-failure.ts';
import { couponNonce } from '../../cart/coupons/coupon-nonce.ts';
import { clearFieldError, showFieldError } from '../../cart/coupons/field-error.ts';
import { createMessageSlot } from '../../shared/message-beside.ts';
import { findPanel } from '../checkout-panel/find-panel.ts';
import { useForm } from '../checkout-panel/use-form.ts';
import { usePanel } from '../checkout-panel/use-panel.ts';
import { CHECKOUT, checkoutCouponContract, FIELD, LINKS, SHOP_PANEL } from './contract.ts';
import { checkoutCouponProps } from './props.ts';
import { removeOutdatedNotices } from './remove-outdated-notices.ts';
import { showAnswer } from './show-answer.ts';
import { updateTotals } from './update-totals.ts';
import { useRemoval } from './use-removal.ts';
import { workOn } from './work-on.ts';

/** The checkout's coupon panel, and the links that remove coupons. */
export default component(
  { props: checkoutCouponProps, contract: checkoutCouponContract },
  function CheckoutCoupon({ island }) {
    const [panel] = useState(() => findPanel(island, SHOP_PANEL));
    const [review] = useState(() => createMessageSlot(island.signal));
    const field = panel && membersOf(panel).querySelector<HTMLInputElement>(FIELD);
    const { toggle: bindToggle, close } = usePanel({ island, panel, links: LINKS });

    const accept = (notices: string) => {
      showAnswer(notices, panel ?? island.element);
      if (!field) return;
      field.value = '';
      clearFieldError(field);
      close();
    };
    const apply = async (area: HTMLElement, input: HTMLInputElement) => {
      const code = input.value;
      const refuse = (reason: string | Failure) =>
        showFieldError(input, input.closest('p') ?? input.parentElement ?? area, reason);
      let isAnswered = false;
      await workOn(area, async () => {
        clearFieldError(input);
        const email = document.querySelector<HTMLInputElement>(`${CHECKOUT.form} ${CHECKOUT.email}`);
        try {
          const { refusal, notices } = await applyCoupon({ code, billingEmail: email?.value ?? '' });
          isAnswered = true;
          if (refusal === undefined) accept(notices);
          else {
            showNotices('');
            removeOutdatedNotices();
            refuse(refusal);
          }
        } catch (error) {
          if (!isAborted(error)) refuse(failureFromError(error));
        }
      });
      if (isAnswered) await updateTotals('applied', code, review);
    };
    useForm(panel, (event) => {
      // Without a nonce the form is submitted as it is without scripts.
      if (!panel || !field || !couponNonce('apply')) return;
      event.preventDefault();
      if (hasLegacyScript('bricks-woocommerce', 'wc-checkout')) event.stopImmediatePropagation();
      void apply(panel, field);
    });
    useRemoval({ review, signal: island.signal, onRemoved: accept });

    return island.bind(panel ? { toggle: bindToggle, link: () => ({ href: null }) } : {});
  },
);
