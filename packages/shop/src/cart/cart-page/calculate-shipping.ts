import { cartQueue } from '@stirrup/cart';
import { REFUSAL } from '@stirrup/cms/notices';
import { CALCULATOR } from './contract.ts';
import { postCart } from './fetch-cart.ts';
import { showCart } from './show-cart.ts';
import { work } from './work.ts';

/** Sends the destination (woocommerce.md §2.11, §4.6). A refused entry stays in its field, to be corrected. */
export function calculateShipping(form: HTMLFormElement): Promise<void> {
  return work('calculate', async ({ isBehind }) => {
    const cart = await cartQueue()(() => postCart(form, { [CALCULATOR.field]: CALCULATOR.value }));
    const isRefused = cart.notices.some((notice) => notice.matches(REFUSAL));
    showCart(cart, {
      keepsNotices: isBehind,
      keepsCalculator: isRefused,
      // The form has closed, and with it the button or field that had the focus.
      focusCandidates: () => [document.querySelector(CALCULATOR.button)],
      isSettled: (control) => control.form === form && !isRefused,
    });
  });
}
