import { cartWith } from '../../../../fixtures/cms/cart/cart.ts';
import { noShipping } from '../../../../fixtures/cms/cart/shipping.ts';
import { cartTable, cartTotals, emptyCartMessage } from '../cart/cart-page/fixture.ts';
import { notice, noticesMarkup } from '../site/notices/fixture.ts';

/** A visitor with an address. */
export const SHIPPING = { ...noShipping(), isCalculated: true };

/** A cart by its products and their quantities. */
export const TWO_LINES = { 'hazel-snaffle-bridle': 1, 'rubber-feed-bucket': 1 };

/** Notices of an answer after an update. */
export const DONE = String(noticesMarkup([notice('success', 'Cart updated.')]));

/** An error that stands on every cart page (woocommerce.md §2.11). */
export const STANDING = String(noticesMarkup([notice('error', 'Only 3 in stock.')]));

/** The nonce of all forms, unless another one is wanted. */
const NONCE = '0123456789';

/** Prints a cart page. As in a real shop, field ids differ from answer to answer. */
export function printCartPage(
  goods: Record<string, number>,
  { notices = '', render = 1, nonce = NONCE, postcode = '' } = {},
): string {
  const cart = { ...cartWith(goods), shipping: { ...SHIPPING, postcode } };
  const content = cart.lines.length
    ? `${cartTable(cart)}<div class="cart-collaterals">${cartTotals(cart)}</div>`
    : String(emptyCartMessage());
  const html = `<div class="woocommerce">${notices}${content}</div>`;
  return html.replaceAll('id="quantity_', `id="quantity_${render}_`).replaceAll(NONCE, nonce);
}

/** The fields for the amounts of the page's lines. */
export const quantities = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('.cart_item .qty')];

/** The button that updates the amounts. */
export const update = (): HTMLButtonElement | null => document.querySelector<HTMLButtonElement>('[name="update_cart"]');

/** Types an amount into the field of a line. */
export function type(index: number, value: string): void {
  const field = quantities()[index];
  if (!field) throw new Error('The cart has no such line.');
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
