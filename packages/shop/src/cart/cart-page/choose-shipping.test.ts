import { pageRegistry } from '@stirrup/runtime';
import jQuery from 'jquery';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartWith } from '../../../../../fixtures/cms/cart/cart.ts';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { DONE, printCartPage, SHIPPING, TWO_LINES } from '../../testing/print-cart-page.ts';
// Loaded beforehand, so that the first test need not wait for React.
import './cart-page.tsx';
import { cartTotals } from './fixture.ts';
import { cartPage } from './island.ts';

const settings = {
  wc_cart_params: { update_shipping_method_nonce: 's1', apply_coupon_nonce: '', remove_coupon_nonce: '' },
};
const hydrate = (markup: string) => openIsland(cartPage, markup, { settings });

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

const choose = (value: string) => {
  const method = document.querySelector<HTMLInputElement>(`[value="${value}"]`);
  if (!method) throw new Error('The totals lack the method.');
  method.checked = true;
  method.dispatchEvent(new Event('change', { bubbles: true }));
};
const totals = (method: string) => String(cartTotals({ ...cartWith(TWO_LINES), shipping: { ...SHIPPING, method } }));

it('drops the answer to a choice that is not the last, and never sends one in between', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { to } = await hydrate(printCartPage(TWO_LINES));
  choose('express:3');
  await settle();
  choose('flat_rate:1');
  choose('local_pickup:2');
  await settle();
  const [first] = to('update_shipping_method');
  expect(first?.fields).toEqual({ security: 's1', 'shipping_method[0]': 'express:3' });
  expect(timeout).toHaveBeenLastCalledWith(30_000);
  timeout.mockRestore();
  await first?.answer(totals('express:3'));
  expect(document.querySelector<HTMLInputElement>('[value="local_pickup:2"]')?.checked).toBe(true);
  await settle();
  const sent = to('update_shipping_method').map(({ fields }) => fields['shipping_method[0]']);
  expect(sent).toEqual(['express:3', 'local_pickup:2']);
  await to('update_shipping_method')[1]?.answer(totals('local_pickup:2'));
  expect(document.querySelector<HTMLInputElement>('[value="local_pickup:2"]')?.defaultChecked).toBe(true);
});

it('asks for the cart again, if the last choice fails behind one that the shop took', async () => {
  const { calls, to } = await hydrate(printCartPage(TWO_LINES));
  choose('express:3');
  await settle();
  choose('local_pickup:2');
  await settle();
  await to('update_shipping_method')[0]?.answer(totals('express:3'));
  await settle();
  await to('update_shipping_method')[1]?.answer('', 500);
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[2]?.endpoint).not.toBe('update_shipping_method');
  expect(document.querySelector('.woocommerce-error')).not.toBeNull();
});

it('shows no failure of a choice that is not the last', async () => {
  const { to } = await hydrate(printCartPage(TWO_LINES));
  choose('express:3');
  await settle();
  choose('local_pickup:2');
  await to('update_shipping_method')[0]?.answer('', 502);
  await settle();
  await to('update_shipping_method')[1]?.answer(totals('local_pickup:2'));
  expect(document.querySelector('.woocommerce-error')).toBeNull();
  expect(document.querySelector<HTMLInputElement>('[value="local_pickup:2"]')?.defaultChecked).toBe(true);
});

it('sends a method that a plugin chooses through jQuery, once', async () => {
  vi.stubGlobal('jQuery', jQuery);
  const { to, roots } = await hydrate(printCartPage(TWO_LINES));
  const trigger = () => jQuery('[value="express:3"]').prop('checked', true).trigger('change');
  trigger();
  await settle();
  expect(to('update_shipping_method').map(({ fields }) => fields['shipping_method[0]'])).toEqual(['express:3']);
  choose('local_pickup:2');
  for (const root of roots) pageRegistry().release(root);
  trigger();
  await settle();
  await to('update_shipping_method')[0]?.answer(totals('express:3'));
  await settle();
  expect(to('update_shipping_method').map(({ fields }) => fields['shipping_method[0]'])).toEqual([
    'express:3',
    'local_pickup:2',
  ]);
});

it('shows the method that the shop has chosen in place of the visitor’s', async () => {
  const { to } = await hydrate(printCartPage(TWO_LINES));
  choose('express:3');
  await settle();
  await to('update_shipping_method')[0]?.answer(totals('local_pickup:2'));
  const methods = [...document.querySelectorAll<HTMLInputElement>('.shipping_method')];
  expect(methods.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['local_pickup:2']);
});

it('sends what was corrected while the shop calculated, and keeps it until then', async () => {
  const { calls } = await hydrate(printCartPage(TWO_LINES));
  the('.shipping-calculator-button').click();
  const postcode = () => document.querySelector<HTMLInputElement>('#calc_shipping_postcode');
  const calculate = async (value: string) => {
    const field = postcode();
    if (field) field.value = value;
    the('[name="calc_shipping"]').click();
    await settle();
  };
  await calculate('YO1 7EB');
  await calculate('YO1 7EB');
  await calculate('YO1 7EP');
  await calls[0]?.answer(printCartPage(TWO_LINES, { notices: DONE }));
  expect([postcode()?.value, the('.shipping-calculator-form').style.display]).toEqual(['YO1 7EP', '']);
  await settle();
  expect(calls.map(({ fields }) => fields['calc_shipping_postcode'])).toEqual(['YO1 7EB', 'YO1 7EP']);
  await calls[1]?.answer(printCartPage(TWO_LINES, { notices: DONE }));
  expect(the('.shipping-calculator-form').style.display).toBe('none');
});

it('opens its calculator, with its state in ARIA, and keeps it open when totals change', async () => {
  const { to } = await hydrate(printCartPage(TWO_LINES));
  the('.shipping-calculator-button').click();
  const panel = () => the('.shipping-calculator-form').style.display;
  expect([panel(), the('.shipping-calculator-button').getAttribute('aria-expanded')]).toEqual(['', 'true']);
  choose('express:3');
  await settle();
  await to('update_shipping_method')[0]?.answer(totals('express:3'));
  expect([panel(), the('.shipping-calculator-button').getAttribute('aria-expanded')]).toEqual(['', 'true']);
  the('.shipping-calculator-button').click();
  expect(panel()).toBe('none');
});
