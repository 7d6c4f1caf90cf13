import { describe, expect, it } from 'vitest';
import { cartWith } from '../../../../../fixtures/cms/cart/cart.ts';
import { noShipping } from '../../../../../fixtures/cms/cart/shipping.ts';
import { hasRecordings, recordedCalls, recordedPage } from '../../../../../fixtures/recordings.ts';
import { REMOVE_COUPON } from '../coupons/contract.ts';
import { readCartDocument } from './cart-document.ts';
import {
  CALCULATOR,
  COUNTRY,
  COUPON,
  EMPTY,
  FORM,
  LINE_CONTROL,
  lineSign,
  NONCE_FIELD,
  REMOVE_LINK,
  SHIPPING_METHOD,
  TOTALS,
  UPDATE,
} from './contract.ts';
import { cartTable, cartTotals, emptyCartMessage } from './fixture.ts';
import { cartPage } from './island.ts';
import { STATE_ID } from './state-contract.ts';

const shipping = { ...noShipping(), isCalculated: true, method: 'local_pickup:2' };
const cart = {
  ...cartWith({ 'hazel-snaffle-bridle': 2, 'rubber-feed-bucket': 1 }),
  coupons: [{ code: 'saddle10', discount: 100 }],
  shipping,
};
const container = (content: string) => `<div class="woocommerce">${content}</div>`;
const filled = container(`${cartTable(cart)}<div class="cart-collaterals">${cartTotals(cart)}</div>`);
const empty = container(String(emptyCartMessage()));
const count = (selector: string) => document.querySelectorAll(selector).length;
const roots = () => (cartPage.selectors['woocommerce'] ?? []).reduce((sum, selector) => sum + count(selector), 0);

it('knows a filled cart', () => {
  document.body.innerHTML = filled;
  expect([roots(), count(FORM), count(TOTALS), count(EMPTY)]).toEqual([1, 1, 1, 0]);
  expect([count(LINE_CONTROL), count(REMOVE_LINK)]).toEqual([2, 2]);
  // The quantity, and the remove link.
  for (const { key } of cart.lines) expect(count(lineSign(key))).toBe(2);
  const once = [
    UPDATE.selector,
    `[name="${COUPON.field}"]`,
    `${COUPON.area} ${COUPON.button}`,
    `[name="${NONCE_FIELD}"]`,
  ];
  for (const selector of once) expect([selector, count(`${FORM} ${selector}`)]).toEqual([selector, 1]);
  expect(count(`${TOTALS} ${REMOVE_COUPON.selector}[${REMOVE_COUPON.code}="saddle10"]`)).toBe(1);
});

it('knows shipping and its calculator', () => {
  document.body.innerHTML = filled;
  expect(count(`${TOTALS} ${SHIPPING_METHOD}`)).toBe(3);
  const parts = [CALCULATOR.button, CALCULATOR.panel, COUNTRY, `[name="${CALCULATOR.field}"]`];
  for (const selector of parts) expect([selector, count(`${CALCULATOR.form} ${selector}`)]).toEqual([selector, 1]);
  const state = document.querySelector(COUNTRY)?.getAttribute(STATE_ID);
  expect(count(`#${state}`)).toBe(1);
});

it('knows an empty cart', () => {
  document.body.innerHTML = empty;
  expect([roots(), count(EMPTY), count(FORM)]).toEqual([1, 1, 0]);
});

it.each([
  ['nothing', ''],
  ['a maintenance page', '<!doctype html><title>Back soon</title><p>Brushing the horses.</p>'],
  ['a login', '<form class="woocommerce-form-login"></form>'],
])('finds no cart in %s', (_, body) => {
  const answer = { url: '/cart/', status: 200, headers: new Headers(), body };
  expect(() => readCartDocument(answer)).toThrow('no cart');
});

describe.skipIf(!hasRecordings)('a running shop', () => {
  const page = (name: string) => recordedPage(name).replace(/<script[\s\S]*?<\/script>|<link[^>]*>/g, '');
  const read = (body: string) => readCartDocument({ url: '/cart/', status: 200, headers: new Headers(), body });

  it.each(['classic-cart', 'bricks-cart'])('prints %s as a cart that is found and read', (name) => {
    document.body.innerHTML = page(name);
    expect([roots(), count(FORM), count(TOTALS), count(REMOVE_LINK), count(UPDATE.selector)]).toEqual([1, 1, 1, 1, 1]);
    const { form, totals, nonce } = read(page(name));
    expect([form === null, totals === null]).toEqual([false, false]);
    expect(nonce).toMatch(/^[\da-f]{10}$/);
  });

  it('prints an empty cart without notices', () => {
    const { form, notices, content } = read(page('classic-cart-empty'));
    expect([form, notices]).toEqual([null, []]);
    expect(content).toContain('currently empty');
  });

  it('answers every change with a cart that is read', () => {
    const pages = recordedCalls('cart-page').filter(({ response }) => response.status === 200);
    expect(pages.length).toBeGreaterThan(10);
    for (const { note, response } of pages) {
      const { form, totals, content } = read(response.body);
      expect([note, form === null, totals === null]).toEqual([
        note,
        !response.body.includes('cart-form"'),
        form === null,
      ]);
      expect(content).not.toBe('');
    }
    const undone = pages.find(({ note }) => note === 'after the removal with referer');
    expect(read(undone?.response.body ?? '').notices.map(({ className }) => className)).toEqual([
      'woocommerce-message',
      'woocommerce-error',
    ]);
  });

  it('answers a choice of shipping with totals', () => {
    const [answer] = recordedCalls('update_shipping_method');
    document.body.innerHTML = answer?.response.body ?? '';
    expect([count(TOTALS), count(SHIPPING_METHOD), count(CALCULATOR.button)]).toEqual([1, 2, 1]);
  });
});
