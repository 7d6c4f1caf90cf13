import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { DONE, printCartPage, STANDING, TWO_LINES, type, update } from '../../testing/print-cart-page.ts';
// Loaded beforehand, so that the first test need not wait for React.
import './cart-page.tsx';
import { cartPage } from './island.ts';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('shows a failure first in each container, before the earlier notices, each once', async () => {
  const place = '<div class="woocommerce-notices-wrapper"></div>';
  const { calls } = await openIsland(cartPage, place + place + printCartPage(TWO_LINES));
  type(0, '2');
  update()?.click();
  await settle();
  await calls[0]?.answer(printCartPage({ ...TWO_LINES, 'hazel-snaffle-bridle': 2 }, { notices: DONE }));
  await vi.waitFor(() => expect(the('form').hasAttribute('aria-busy')).toBe(false));
  type(0, '3');
  update()?.click();
  await settle();
  await calls[1]?.answer('', 500);
  await vi.waitFor(() => expect(document.querySelector('.woocommerce-error')).not.toBeNull());
  const shown = [...document.querySelectorAll('.woocommerce-notices-wrapper > *')].map(({ className }) => className);
  expect(shown).toEqual(['woocommerce-error', 'woocommerce-message', 'woocommerce-error', 'woocommerce-message']);
});

it.each([
  ['a notice', '.woocommerce-notices-wrapper a', '.woocommerce-message'],
  ['a field', '.cart_item .qty', '.cart_item .qty'],
])('leaves a visitor at %s where a refresh brings another notice', async (_, before, after) => {
  const done = DONE.replace('Cart updated.', 'Removed. <a href="/undo/">Undo?</a>');
  const place = `<div class="woocommerce-notices-wrapper">${done}</div>`;
  const { calls } = await openIsland(cartPage, place + printCartPage(TWO_LINES));
  the(before).focus();
  document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: [] }));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await calls[0]?.answer(printCartPage(TWO_LINES, { notices: STANDING }));
  await vi.waitFor(() => expect(document.querySelector('.woocommerce-error')).not.toBeNull());
  expect(document.activeElement).toBe(the(after));
});

it('leaves the links of a checkout on the same page where they are', async () => {
  const toggle =
    '<div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info"><a href="#">Coupon?</a></div></div>';
  const { calls } = await openIsland(cartPage, printCartPage(TWO_LINES) + toggle);
  const before = the('.woocommerce-form-coupon-toggle').innerHTML;
  type(0, '2');
  update()?.click();
  await settle();
  await calls[0]?.answer(printCartPage({ ...TWO_LINES, 'hazel-snaffle-bridle': 2 }, { notices: DONE }) + toggle);
  await vi.waitFor(() => expect(document.querySelector('.woocommerce-message')).not.toBeNull());
  expect(the('.woocommerce-form-coupon-toggle').innerHTML).toBe(before);
  expect(document.querySelectorAll('.woocommerce-info')).toHaveLength(1);
});
