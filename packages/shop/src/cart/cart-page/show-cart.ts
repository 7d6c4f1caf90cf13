import { emit, fillHtml, replaceHtml } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { flushSync } from 'react-dom';
import { keepCalculator } from './calculator-panel.ts';
import type { CartDocument } from './cart-document.ts';
import { containerOf } from './container-of.ts';
import { CHECKOUT, EMPTY, EVENT, FORM, LINE_CONTROL, TOTALS, UPDATE } from './contract.ts';
import { type Control, isEntered, keepEntries } from './entries.ts';
import { keepFocus } from './keep-focus.ts';
import { replaceNotices, shownNotices } from './replace-notices.ts';
import { cartWork } from './work.ts';

/** How an answer is shown. */
interface ShowOptions {
  /** Fields that the server has had; what the visitor has entered in others stays. */
  readonly isSettled?: ((control: Control) => boolean) | undefined;
  /** Notices that the page shows stay beside the new ones. */
  readonly keepsNotices?: boolean;
  /** An open calculator stays open. @default true */
  readonly keepsCalculator?: boolean;
  /** New notices are brought into sight. @default true */
  readonly scroll?: boolean;
  /** Elements that get the focus where it goes with the markup, best first. @default the notices, in their own time */
  readonly heirs?: () => readonly (Element | null | undefined)[];
}

/** Lines have no key attribute, but the name of a line's quantity holds its key. */
const MERGE = { keys: ['name'] } as const;

/**
 * Puts the server's cart into the page, and says so to everybody (woocommerce.md §4.6). What has not changed
 * keeps its nodes, and the visitor what they have entered since.
 */
export function showCart(cart: CartDocument, options: ShowOptions = {}): void {
  const { form, totals } = cart;
  const { body } = document;
  const hasCheckout = document.querySelector(CHECKOUT) !== null;
  const wasEmpty = document.querySelector(FORM) === null;
  if (!form && hasCheckout) {
    location.reload();
    return;
  }
  const { keepsNotices = false, scroll = true, heirs = () => [] } = options;
  const focusAgain = keepFocus(heirs);
  // Some of them stand in what is exchanged.
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

/** Puts the server's totals into the page. */
export function showTotals(html: string): void {
  uncovered(() => replaceAll(TOTALS, html, {}));
  emit(document.body, EVENT.totals);
}

/** Whether something was entered in the lines that the shop does not have yet. */
export function isChanged(form: Element): boolean {
  return [...membersOf(form).querySelectorAll<Control>(LINE_CONTROL)].some(isEntered);
}

/** Lets the cart be updated where there is something to update, as the shop's own script does. */
export function settleUpdate(form: Element): void {
  for (const button of membersOf(form).querySelectorAll(UPDATE.selector)) {
    const isDisabled = button.toggleAttribute('disabled', !isChanged(form));
    button.setAttribute('aria-disabled', String(isDisabled));
  }
}

/** Exchanges markup while it is as the server printed it, so that it is recognised. */
function uncovered(exchange: () => void): void {
  flushSync(() => cartWork().setKey('isShowing', true));
  try {
    exchange();
    for (const form of document.querySelectorAll(FORM)) settleUpdate(form);
  } finally {
    cartWork().setKey('isShowing', false);
  }
}

function replaceAll(selector: string, html: string, options: ShowOptions): void {
  const { isSettled = () => false, keepsCalculator = true } = options;
  for (const element of document.querySelectorAll(selector)) {
    const enter = keepEntries(element, isSettled);
    const open = keepCalculator(element);
    for (const now of replaceHtml(element, html, MERGE)) {
      enter(now);
      if (keepsCalculator) open(now);
    }
  }
}

/** The cart became empty, or is not empty any more: all that there was to see of it goes. */
function fillContainers(content: string): void {
  const containers = [...document.querySelectorAll(`${FORM}, ${EMPTY}`)].map(containerOf);
  for (const container of new Set(containers)) if (container) fillHtml(container, content, MERGE);
}
