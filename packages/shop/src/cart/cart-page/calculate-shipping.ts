import { cartQueue } from '@stirrup/cart';
import { encodeForm, formEntries } from '@stirrup/cms';
import { REFUSAL } from '@stirrup/cms/notices';
import { membersOf } from '@stirrup/runtime';
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
    const cart = await cartQueue()(() => postCart(form, { [CALCULATOR.field]: CALCULATOR.value }));
    const isRefused = cart.notices.some((notice) => notice.matches(REFUSAL));
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
