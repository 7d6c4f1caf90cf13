import { cartQueue } from '@stirrup/cart';
import { encodeForm, formEntries } from '@stirrup/cms';
import { REFUSAL } from '@stirrup/cms/notices';
import { membersOf } from '@stirrup/runtime';
import type { CartDocument } from './cart-document.ts';
import { changeCart } from './change-cart.ts';
import { CALCULATOR } from './contract.ts';
import { postSigned } from './fetch-cart.ts';
import { showCartPage } from './show-cart-page.ts';

/**
 * Sends the destination (woocommerce.md §2.11, §4.6). A refused entry stays in its field, to be corrected, and so does
 * one that was corrected while the shop calculated.
 */
export function calculateShipping(form: HTMLFormElement): Promise<void> {
  // The second click of a double click sends the same.
  return changeCart(`calculate ${encode(new FormData(form))}`, async ({ isBehind }) => {
    const { cart, sent } = await cartQueue()(() => sendAddress(presentForm(form)));
    // An error may stand on every cart page, for example one about the stock.
    const isRefused = !isTaken(cart, sent) && cart.notices.some((notice) => notice.matches(REFUSAL));
    const isCorrected = encode(new FormData(presentForm(form))) !== encode(sent);
    showCartPage(cart, {
      keepsNotices: isBehind,
      keepsCalculator: isRefused || isCorrected,
      // The form has closed, and with it the button or field that had the focus.
      focusCandidates: () => [document.querySelector(CALCULATOR.button)],
      isSettled: ({ form: own, name, value }) =>
        own !== null && membersOf(own).matches(CALCULATOR.form) && !isRefused && sent.get(name) === value,
    });
  });
}

async function sendAddress(form: HTMLFormElement): Promise<{ cart: CartDocument; sent: FormData }> {
  const sent = new FormData(form);
  const button = { [CALCULATOR.field]: CALCULATOR.value };
  const cart = await postSigned(form, sent, button, {
    field: CALCULATOR.nonce,
    freshIn: (answer) => printedIn(answer).get(CALCULATOR.nonce),
    isDone: (answer) => isTaken(answer, sent),
  });
  return { cart, sent };
}

/** A change ahead in the queue may have replaced the form, with the entries and a fresh nonce. */
function presentForm(form: HTMLFormElement): HTMLFormElement {
  return (membersOf(form).isConnected ? null : document.querySelector<HTMLFormElement>(CALCULATOR.form)) ?? form;
}

function encode(data: FormData): string {
  return encodeForm(formEntries(data));
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
