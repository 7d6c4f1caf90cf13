import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { isComposing, isPlainClick, membersOf, type PartEvent } from '@stirrup/runtime';
import { REMOVE_COUPON } from '../coupons/contract.ts';
import { couponNonce } from '../coupons/coupon-nonce.ts';
import { calculateShipping } from './calculate-shipping.ts';
import { changeCountry, toggleCalculator } from './calculator-panel.ts';
import { dropCoupon, enterCoupon } from './change-coupons.ts';
import { chooseShipping } from './choose-shipping.ts';
import {
  BUILDER_COUPON,
  CALCULATOR,
  COUNTRY,
  COUPON,
  FORM,
  LINE_CONTROL,
  QUANTITY,
  REMOVE_LINK,
  RESTORE_LINK,
  SHIPPING_METHOD,
  TOTALS,
  UPDATE,
} from './contract.ts';
import { followLink } from './follow-link.ts';
import { toggleUpdate } from './show-cart-page.ts';
import { updateCart } from './update-cart.ts';

/** Links that change the page: assistive technology gets them as buttons. */
const BUTTON_LINKS = `${REMOVE_LINK}, ${REMOVE_COUPON.selector}, ${CALCULATOR.button}`;

/** An event of the browser, or of jQuery. */
export type AnyEvent = Pick<Event, 'target' | 'preventDefault' | 'stopPropagation'>;

function findAround<E extends Element = HTMLElement>({ target }: AnyEvent, selector: string): E | undefined {
  return (target instanceof Element && target.closest<E>(selector)) || undefined;
}

/** Handles an event exclusively: neither the browser nor the shop's own script reacts to it. */
function handleAlone(event: AnyEvent): void {
  event.preventDefault();
  if (hasLegacyScript('wc-cart')) event.stopPropagation();
}

/** Handlers of the cart page's events (woocommerce.md §4.6). */
export const actOn = {
  linkOf: (event: Event) => findAround(event, BUTTON_LINKS),

  click: (event: MouseEvent) => {
    const link = findAround<HTMLAnchorElement>(event, BUTTON_LINKS);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const isCoupon = link.matches(REMOVE_COUPON.selector);
    // The call needs a nonce.
    if (isCoupon && !couponNonce('remove')) return;
    handleAlone(event);
    if (isCoupon) void dropCoupon(link);
    else if (link.matches(CALCULATOR.button)) toggleCalculator(link);
    else void followLink(link);
  },

  undo: (event: MouseEvent) => {
    const link = findAround<HTMLAnchorElement>(event, RESTORE_LINK);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    handleAlone(event);
    void followLink(link);
  },

  submit: (event: PartEvent<'submit'>) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    const isCart = membersOf(form).matches(FORM);
    // Enter in a line has pressed the form's first button, before `enter` could prevent it. A pressed one takes the focus.
    const isByEnter = submitter?.matches(COUPON.button) && document.activeElement?.matches(LINE_CONTROL);
    const button = isByEnter ? null : submitter;
    if (membersOf(form).matches(CALCULATOR.form)) void calculateShipping(form);
    else if (isCart && button?.matches(COUPON.button) && couponNonce('apply')) void enterCoupon(form);
    else if (isCart && (!button || button.matches(UPDATE.selector))) void updateCart();
    // Buttons of plugins are left alone.
    else return;
    handleAlone(event);
  },

  /** The builder's coupon element may stand outside of the cart page's root. */
  submitCoupon: (event: SubmitEvent) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !membersOf(form).matches(BUILDER_COUPON) || !couponNonce('apply')) return;
    if (event.defaultPrevented) return;
    handleAlone(event);
    void enterCoupon(form);
  },

  /** Enter in a quantity would press the form's first button: the one that applies coupons. */
  enter: (event: KeyboardEvent) => {
    const field = findAround<HTMLInputElement>(event, LINE_CONTROL);
    if (event.key !== 'Enter' || isComposing(event) || !field?.matches(QUANTITY) || !field.form) return;
    event.preventDefault();
    membersOf(field.form).requestSubmit(membersOf(field.form).querySelector<HTMLElement>(UPDATE.selector));
  },

  change: (event: AnyEvent) => {
    const totals = findAround(event, SHIPPING_METHOD)?.closest(TOTALS);
    const country = findAround<HTMLSelectElement>(event, COUNTRY);
    if (totals) {
      handleAlone(event);
      void chooseShipping(totals);
    }
    if (country) void changeCountry(country);
    actOn.input(event);
  },

  input: (event: AnyEvent) => {
    const form = findAround(event, LINE_CONTROL)?.closest(FORM);
    if (form) toggleUpdate(form);
  },
};
