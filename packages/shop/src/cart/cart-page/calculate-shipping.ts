import { cartQueue } from '@stirrup/cart';
import { encodeForm, formEntries } from '@stirrup/cms';
import { REFUSAL } from '@stirrup/cms/notices';
import { membersOf } from '@stirrup/runtime';
import type { CartDocument } from './cart-document.ts';
import { CALCULATOR } from './contract.ts';
import { postCart } from './fetch-cart.ts';
import { showCart } from './show-cart.ts';
import { work } from './work.ts';

/**
 * Sends the destination (woocommerce.md §2.11, §4.6). A refused entry stays in its field, to be corrected, and so does
 * one that was corrected while the shop calculated.
 */
export function calculateShipping(form: HTMLFormElement): Promise<void> {
  const sent = new FormData(form);
  const encoded = encodeForm(formEntries(sent));
  // The second click of a double click sends the same.
  return work(`calculate ${encoded}`, async ({ isBehind }) => {
    const cart = await cartQueue()(() => postSigned(form, sent));
    // An error may stand on every cart page, for example one about the stock.
    const isRefused = !isTaken(cart, sent) && cart.notices.some((notice) => notice.matches(REFUSAL));
    const isCorrected = encodeForm(formEntries(new FormData(form))) !== encoded;
    showCart(cart, {
      keepsNotices: isBehind,
      keepsCalculator: isRefused || isCorrected,
      // The form has closed, and with it the button or field that had the focus.
      focusCandidates: () => [document.querySelector(CALCULATOR.button)],
      isSettled: ({ form: own, name, value }) =>
        own !== null && membersOf(own).matches(CALCULATOR.form) && !isRefused && sent.get(name) === value,
    });
  });
}

/** The nonce of a long-open page may have expired. The shop reports no error then, but prints a fresh nonce. */
async function postSigned(form: HTMLFormElement, sent: FormData): Promise<CartDocument> {
  const button = { [CALCULATOR.field]: CALCULATOR.value };
  const cart = await postCart(form, button);
  const nonce = printedIn(cart).get(CALCULATOR.nonce);
  const isStale = typeof nonce === 'string' && nonce !== sent.get(CALCULATOR.nonce) && !isTaken(cart, sent);
  return isStale ? postCart(form, { ...button, [CALCULATOR.nonce]: nonce }) : cart;
}

/** True if the shop has stored what was sent: it then prints that address in its own way. */
function isTaken(cart: CartDocument, sent: FormData): boolean {
  const printed = printedIn(cart);
  return CALCULATOR.address.every((name) => plain(printed, name) === plain(sent, name));
}

/** The fields of the calculator in an answer: the stored address, and a nonce. */
function printedIn({ totals }: CartDocument): FormData {
  return new FormData(totals?.querySelector<HTMLFormElement>(CALCULATOR.form) ?? undefined);
}

function plain(data: FormData, name: string): string {
  return String(data.get(name) ?? '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
}
