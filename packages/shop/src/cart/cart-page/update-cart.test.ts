import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { DONE, printCartPage, quantities, TWO_LINES, type, update } from '../../testing/print-cart-page.ts';
// Loaded beforehand, so that the first test need not wait for React.
import './cart-page.tsx';
import { cartPage } from './island.ts';

const QUANTITY = /^cart\[\w+\]\[qty\]$/;

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('sends the printed quantity for an empty field, whose line the shop would remove, and leaves the field empty', async () => {
  const { calls } = await openIsland(cartPage, printCartPage(TWO_LINES));
  const note = '<input class="gift-note" name="note" value="For Ada">';
  the('.cart_item').insertAdjacentHTML('beforeend', `<td>${note}</td>`);
  for (const field of document.querySelectorAll<HTMLInputElement>('.gift-note')) field.value = '';
  type(0, '');
  type(1, '3');
  update()?.click();
  await settle();
  await calls[0]?.answer(printCartPage(TWO_LINES, { nonce: 'fresh' }));
  await settle();
  const sent = calls.map(({ fields }) => Object.entries(fields).filter(([name]) => QUANTITY.test(name)));
  expect(sent.map((one) => one.map(([, value]) => value))).toEqual([
    ['1', '3'],
    ['1', '3'],
  ]);
  expect(calls.map(({ fields }) => fields['note'])).toEqual(['', '']);
  await calls[1]?.answer(printCartPage({ ...TWO_LINES, 'rubber-feed-bucket': 3 }, { nonce: 'fresh', notices: DONE }));
  expect(quantities().map(({ value }) => value)).toEqual(['', '3']);
});
