import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { DONE, printCartPage, quantities, STANDING, TWO_LINES, type, update } from '../../testing/print-cart-page.ts';
// Loaded beforehand, so that the first test need not wait for React.
import './cart-page.tsx';
import { cartPage } from './island.ts';

const hydrate = (markup: string) => openIsland(cartPage, markup);

const postcode = () => document.querySelector<HTMLInputElement>('#calc_shipping_postcode');
const panel = () => the('.shipping-calculator-form').style.display;
const calculate = async (value: string) => {
  the('.shipping-calculator-button').click();
  const field = postcode();
  if (field) field.value = value;
  the('[name="calc_shipping"]').click();
  await settle();
};

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('sends quantities again with the fresh nonce, beside an error of every cart page', async () => {
  const { calls } = await hydrate(printCartPage({ ...TWO_LINES, 'rubber-feed-bucket': 7 }, { notices: STANDING }));
  type(1, '3');
  update()?.click();
  await settle();
  const fresh = { notices: STANDING, nonce: 'fresh' };
  await calls[0]?.answer(printCartPage({ ...TWO_LINES, 'rubber-feed-bucket': 7 }, fresh));
  await settle();
  expect(calls.map(({ fields }) => fields['woocommerce-cart-nonce'])).toEqual(['0123456789', 'fresh']);
  await calls[1]?.answer(printCartPage({ ...TWO_LINES, 'rubber-feed-bucket': 3 }, { nonce: 'fresh', notices: DONE }));
  expect(quantities().map(({ value }) => value)).toEqual(['1', '3']);
  expect(document.querySelector('.woocommerce-error')).toBeNull();
});

it('reports a removal that the shop ignores, before such an error, which can be dismissed', async () => {
  const { calls } = await hydrate(printCartPage(TWO_LINES, { notices: STANDING }));
  the('.woocommerce-error li').insertAdjacentHTML('beforeend', '<button class="stirrup-dismiss">\u00d7</button>');
  the('.cart_item .remove').click();
  for (const call of [0, 1]) {
    await settle();
    await calls[call]?.answer(printCartPage(TWO_LINES, { notices: STANDING, nonce: 'fresh' }));
  }
  expect([...document.querySelectorAll('.woocommerce-error')].map(({ textContent }) => textContent.trim())).toEqual([
    expect.stringContaining('too long'),
    'Only 3 in stock.',
  ]);
});

it('knows the restored line by its remove link, if its quantity is a text', async () => {
  const asText = (page: string) => page.replaceAll(/<input type="number".+?>/g, '1');
  const { calls } = await hydrate(asText(printCartPage(TWO_LINES)));
  const key = new URL(the('.cart_item .remove').getAttribute('href') ?? '', location.href).searchParams.get(
    'remove_item',
  );
  const link = `<a class="restore-item" href="/cart/?undo_item=${key}&_wpnonce=0123456789">Undo?</a>`;
  the('main').insertAdjacentHTML('beforeend', `<p>${link}</p>`);
  the('.restore-item').click();
  await settle();
  await calls[0]?.answer(asText(printCartPage(TWO_LINES, { nonce: 'fresh' })));
  await settle();
  expect([calls.length, document.querySelector('.woocommerce-error')]).toEqual([1, null]);
});

it('leaves the reason to the shop that gives one for an ignored removal', async () => {
  const { calls } = await hydrate(printCartPage(TWO_LINES, { notices: DONE }));
  the('.cart_item .remove').click();
  await settle();
  await calls[0]?.answer(printCartPage(TWO_LINES, { notices: STANDING }));
  const errors = [...document.querySelectorAll('.woocommerce-error')];
  expect(errors.map(({ textContent }) => textContent.trim())).toEqual(['Only 3 in stock.']);
});

it('sends an address again, and closes the calculator', async () => {
  const { calls } = await hydrate(printCartPage(TWO_LINES, { notices: STANDING }));
  await calculate('yo17ep');
  await calls[0]?.answer(printCartPage(TWO_LINES, { notices: STANDING, nonce: 'fresh' }));
  await settle();
  const nonces = calls.map(({ fields }) => fields['woocommerce-shipping-calculator-nonce']);
  expect(nonces).toEqual(['0123456789', 'fresh']);
  expect(calls[1]?.fields['calc_shipping_postcode']).toBe('yo17ep');
  await calls[1]?.answer(printCartPage(TWO_LINES, { notices: STANDING, nonce: 'fresh', postcode: 'YO1 7EP' }));
  expect([postcode()?.value, panel()]).toEqual(['YO1 7EP', 'none']);
});

it('keeps a refused address, to be corrected, and sends it once', async () => {
  const { calls } = await hydrate(printCartPage(TWO_LINES, { notices: STANDING }));
  await calculate('stable');
  await calls[0]?.answer(printCartPage(TWO_LINES, { notices: STANDING }));
  expect([postcode()?.value, panel()]).toEqual(['stable', '']);
  expect(calls).toHaveLength(1);
});

it('sends a refused address once, if a change ahead of it has renewed the nonce', async () => {
  const { calls } = await hydrate(printCartPage(TWO_LINES));
  type(1, '3');
  update()?.click();
  await calculate('stable');
  const goods = { ...TWO_LINES, 'rubber-feed-bucket': 3 };
  await calls[0]?.answer(printCartPage(goods, { nonce: 'fresh', notices: DONE }));
  await settle();
  await calls[1]?.answer(printCartPage(goods, { nonce: 'fresh', notices: STANDING }));
  await settle();
  expect(calls.map(({ fields }) => fields['woocommerce-shipping-calculator-nonce'])).toEqual([undefined, 'fresh']);
  expect([postcode()?.value, panel()]).toEqual(['stable', '']);
});
