import { type Control, emit, fillHtml, isEntered, replaceHtml } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { flushSync } from 'react-dom';
import { FIELD_ERROR } from '../coupons/contract.ts';
import { keepCalculator } from './calculator-panel.ts';
import type { CartDocument } from './cart-document.ts';
import { cartWork } from './change-cart.ts';
import { containerOf } from './container-of.ts';
import { CHECKOUT_AREA, COUPON, EMPTY, EVENT, FORM, LINE_CONTROL, TOTALS, UPDATE } from './contract.ts';
import { enterAgain } from './enter-again.ts';
import { focusAfterwards } from './focus-afterwards.ts';
import { replaceNotices, shownNotices } from './replace-notices.ts';

/** Options for showing a cart. */
interface ShowOptions {
  /** Fields that the server has received; the visitor's entries in other fields stay. @default none */
  readonly isSettled?: ((control: Control) => boolean) | undefined;
  /** Keeps the notices that are on the page. @default false */
  readonly keepsNotices?: boolean;
  /** Keeps an open calculator open. @default true */
  readonly keepsCalculator?: boolean;
  /** Scrolls to new notices. @default true */
  readonly scroll?: boolean;
  /** Candidates for the focus if the focused element goes, best first. @default the notices, which take it later */
  readonly focusCandidates?: () => readonly (Element | null | undefined)[];
}

/** Lines have no key attribute, but the name of each quantity field contains the line's key. */
const MERGE = { keys: ['name'] } as const;

/**
 * Merges the server's cart into the page and emits the shop's events (woocommerce.md §4.6). Unchanged markup keeps its
 * nodes, and unsent entries stay.
 */
export function showCartPage(cart: CartDocument, options: ShowOptions): void {
  const { form, totals } = cart;
  const { body } = document;
  const hasCheckout = document.querySelector(CHECKOUT_AREA) !== null;
  const wasEmpty = document.querySelector(FORM) === null;
  if (!form && hasCheckout) {
    location.reload();
    return;
  }
  const { keepsNotices = false, scroll = true, focusCandidates = () => [] } = options;
  const focusAgain = focusAfterwards(focusCandidates);
  // Some notices stand inside the exchanged markup.
  const kept = keepsNotices ? shownNotices() : [];
  uncovered(() => {
    if (wasEmpty || !form) fillContainers(cart.content);
    else {
      replaceAll(FORM, membersOf(form).outerHTML, options);
      if (totals) replaceAll(TOTALS, totals.outerHTML, options);
    }
  });
  replaceNotices(cart.notices, { kept, scroll });
  focusAgain();
  if (form && hasCheckout) emit(body, EVENT.checkout);
  emit(body, form ? EVENT.totals : EVENT.emptied);
  emit(body, EVENT.updated);
}

/** Merges the server's totals into the page. */
export function showTotals(html: string, options: Pick<ShowOptions, 'isSettled'>): void {
  uncovered(() => replaceAll(TOTALS, html, options));
  emit(document.body, EVENT.totals);
}

/** True if the lines hold entries that the shop has not received. */
export function isChanged(form: Element): boolean {
  return [...membersOf(form).querySelectorAll<Control>(LINE_CONTROL)].some(isEntered);
}

/** Enables the update button after a change, as the shop's own script does. */
export function toggleUpdate(form: Element): void {
  for (const button of membersOf(form).querySelectorAll(UPDATE.selector)) {
    const isDisabled = button.toggleAttribute('disabled', !isChanged(form));
    button.setAttribute('aria-disabled', String(isDisabled));
  }
}

/** Removes the covers during the exchange, because the merge compares with the printed markup. */
function uncovered(exchange: () => void): void {
  flushSync(() => cartWork().setKey('isShowing', true));
  try {
    exchange();
    for (const form of document.querySelectorAll(FORM)) toggleUpdate(form);
  } finally {
    cartWork().setKey('isShowing', false);
  }
}

function replaceAll(selector: string, html: string, options: ShowOptions): void {
  const { isSettled, keepsCalculator = true, keepsNotices } = options;
  for (const element of document.querySelectorAll(selector)) {
    const enter = enterAgain(element, isSettled);
    const open = keepCalculator(element);
    const refused = keepsNotices && membersOf(element).querySelector(`${COUPON.area}:has(.${FIELD_ERROR.class})`);
    // The reason at the coupon's field is a notice, too: the merge finds it in the new markup, and so leaves it alone.
    const complete = (page: DocumentFragment) => {
      if (refused) page.querySelector(COUPON.area)?.replaceWith(refused.cloneNode(true));
    };
    for (const now of replaceHtml(element, html, { ...MERGE, complete })) {
      enter(now);
      if (keepsCalculator) open(now);
    }
  }
}

/** The cart became empty or stopped being empty: its containers get new content. */
function fillContainers(content: string): void {
  const containers = [...document.querySelectorAll(`${FORM}, ${EMPTY}`)].map(containerOf);
  for (const container of new Set(containers)) if (container) fillHtml(container, content, MERGE);
}
