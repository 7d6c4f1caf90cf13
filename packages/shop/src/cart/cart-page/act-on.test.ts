import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { printCartPage, TWO_LINES, type } from '../../testing/print-cart-page.ts';
// Loaded beforehand, so that the first test need not wait for React.
import './cart-page.tsx';
import { cartPage } from './island.ts';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

const pressEnter = (selector: string) => {
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  the(selector).dispatchEvent(press);
  return press.defaultPrevented;
};

it('sends the cart by Enter in a quantity, and leaves the buttons of themes and plugins in its line alone', async () => {
  const { calls } = await openIsland(cartPage, printCartPage(TWO_LINES));
  const buttons =
    '<input type="button" class="plus" value="+"><input type="submit" name="save_for_later" value="Save">';
  the('.cart_item .quantity').insertAdjacentHTML('beforeend', buttons);
  type(0, '2');
  expect(['.plus', '[name="save_for_later"]'].map(pressEnter)).toEqual([false, false]);
  await settle();
  expect(calls).toHaveLength(0);
  expect(pressEnter('.cart_item .qty')).toBe(true);
  await settle();
  expect(calls).toHaveLength(1);
});
