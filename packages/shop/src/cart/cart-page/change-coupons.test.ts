import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { notice, noticesMarkup } from '../../site/notices/fixture.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { printCartPage, TWO_LINES } from '../../testing/print-cart-page.ts';
// Loaded beforehand, so that the first test need not wait for React.
import './cart-page.tsx';
import { cartPage } from './island.ts';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

const settings = { wc_cart_params: { apply_coupon_nonce: 'a1', remove_coupon_nonce: 'r1' } };
const REFUSED = String(noticesMarkup([notice('error', 'No such coupon.')]));
const note = () => document.querySelector('.coupon-error-notice')?.textContent;
/** The field's entry, and its attributes of an error. */
const signs = (field: HTMLInputElement) => [
  field.value,
  field.classList.contains('has-error'),
  field.getAttribute('aria-invalid'),
  field.getAttribute('aria-describedby'),
];
const fieldIn = (form: string) => {
  const field = document.querySelector<HTMLInputElement>(`${form} [name="coupon_code"]`);
  if (!field) throw new Error('Stirrup: the page has no field.');
  return field;
};
/** Enters a code, unless it is there already, and presses the button. */
const apply = async (form: string, code: string) => {
  fieldIn(form).value = code;
  the(`${form} [name="apply_coupon"]`).click();
  await settle();
};

it('takes the reason away from the builder’s field when the same code is tried again', async () => {
  const builder = '.brxe-woocommerce-cart-coupon';
  const field = '<input name="coupon_code"><button name="apply_coupon">Apply</button>';
  const form = `<form class="${builder.slice(1)}" data-ajax-update="true">${field}</form>`;
  const { to } = await openIsland(cartPage, printCartPage(TWO_LINES) + form, { settings });
  await apply(builder, 'saddle10');
  await to('apply_coupon')[0]?.answer('', 500);
  await vi.waitFor(() => expect(note()).toContain('cannot answer'));
  await apply(builder, 'saddle10');
  expect([note(), ...signs(fieldIn(builder))]).toEqual([undefined, 'saddle10', false, null, null]);
});

it('keeps the reason at the field, and the rest of the page its focus, while others refresh the cart', async () => {
  const page = printCartPage(TWO_LINES);
  const { to } = await openIsland(cartPage, `${page}<button id="other"></button>`, { settings });
  const form = '.woocommerce-cart-form';
  await apply(form, 'nope');
  await to('apply_coupon')[0]?.answer(REFUSED);
  await settle();
  await to('')[0]?.answer(page);
  await vi.waitFor(() => expect(note()).toBe('No such coupon.'));
  const before = [document.querySelector('.coupon-error-notice'), ...signs(fieldIn(form))];
  the('#other').focus();
  document.body.dispatchEvent(new CustomEvent('removed_from_cart'));
  await settle();
  await to('')[1]?.answer(printCartPage({ 'hazel-snaffle-bridle': 1 }));
  await vi.waitFor(() => expect(document.querySelectorAll('.cart_item')).toHaveLength(1));
  expect([document.querySelector('.coupon-error-notice'), ...signs(fieldIn(form))]).toEqual(before);
  expect(document.activeElement).toBe(the('#other'));
  const field = fieldIn(form);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect([note(), ...signs(field)]).toEqual([undefined, 'nope', false, null, null]);
});
