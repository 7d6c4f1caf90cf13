import { cartQueue } from '@stirrup/cart';
import type { Control } from '@stirrup/cms';
import { text } from '@stirrup/cms/texts';
import { membersOf } from '@stirrup/runtime';
import { changeCart } from './change-cart.ts';
import { COUPON, FORM, NONCE_FIELD, QUANTITY, UPDATE } from './contract.ts';
import { postSigned, type Signature } from './fetch-cart.ts';
import { showFailureNotice } from './replace-notices.ts';
import { isChanged, showCartPage } from './show-cart-page.ts';
import { cartPageTexts } from './texts.ts';

/** The nonce of the lines' form. */
const SIGNATURE: Signature = {
  field: NONCE_FIELD,
  freshIn: ({ nonce }) => nonce,
  isDone: ({ hasSucceeded }) => hasSucceeded,
};

/** Sends the quantities (woocommerce.md §2.11). An update in the queue includes all entries made until it is sent. */
export function updateCart(): Promise<void> {
  return changeCart('update', async ({ isBehind, markSent }) => {
    const sent = await cartQueue()(async () => {
      markSent();
      const form = document.querySelector<HTMLFormElement>(FORM);
      // The second click of a double click: the first one sent all entries.
      if (!form || (isBehind && !isChanged(form))) return undefined;
      const entries = new FormData(form);
      // The shop would remove the line of an empty quantity, and print no link that restores it.
      for (const { name, value, defaultValue } of membersOf(form).querySelectorAll<HTMLInputElement>(QUANTITY)) {
        if (!value) entries.set(name, defaultValue);
      }
      const button = membersOf(form).querySelector<HTMLButtonElement>(UPDATE.selector)?.value || '1';
      const cart = await postSigned(form, entries, { [UPDATE.field]: button }, SIGNATURE);
      return { entries, cart };
    });
    if (!sent) return;
    const { cart, entries } = sent;
    const isSettled = ({ name, value }: Control) => name !== COUPON.field && entries.get(name) === value;
    showCartPage(cart, { isSettled, keepsNotices: isBehind });
    if (!cart.form && cart.notices.length === 0) showFailureNotice(text(cartPageTexts, 'cartGone'));
  });
}
