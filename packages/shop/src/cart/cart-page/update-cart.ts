import { cartQueue } from '@stirrup/cart';
import type { Control } from '@stirrup/cms';
import { text } from '@stirrup/cms/texts';
import { membersOf } from '@stirrup/runtime';
import type { CartDocument } from './cart-document.ts';
import { COUPON, FORM, NONCE_FIELD, QUANTITY, UPDATE } from './contract.ts';
import { postCart } from './fetch-cart.ts';
import { showFailureNotice } from './replace-notices.ts';
import { isChanged, showCart } from './show-cart.ts';
import { cartPageTexts } from './texts.ts';
import { work } from './work.ts';

/** Sends the quantities (woocommerce.md §2.11). An update in the queue includes all entries made until it is sent. */
export function updateCart(): Promise<void> {
  return work('update', async ({ isBehind, markSent }) => {
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
      return { entries, cart: await postSigned(form, entries) };
    });
    if (!sent) return;
    const { cart, entries } = sent;
    const isSettled = ({ name, value }: Control) => name !== COUPON.field && entries.get(name) === value;
    showCart(cart, { isSettled, keepsNotices: isBehind });
    if (!cart.form && cart.notices.length === 0) showFailureNotice(text(cartPageTexts, 'cartGone'));
  });
}

/** The nonce of a long-open page may have expired. The shop reports no error then, but prints a fresh nonce. */
async function postSigned(form: HTMLFormElement, entries: FormData): Promise<CartDocument> {
  const button = { [UPDATE.field]: membersOf(form).querySelector<HTMLButtonElement>(UPDATE.selector)?.value || '1' };
  const cart = await postCart(form, button, entries);
  const isRefused = cart.nonce && cart.nonce !== entries.get(NONCE_FIELD) && !cart.hasSucceeded;
  return isRefused ? postCart(form, { ...button, [NONCE_FIELD]: cart.nonce }, entries) : cart;
}
