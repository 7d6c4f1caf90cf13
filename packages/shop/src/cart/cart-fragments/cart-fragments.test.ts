import { CART_EVENT } from '@stirrup/cart';
import { emit } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { cartWith } from '../../../../../fixtures/cms/cart/cart.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { cartContentsLink } from '../mini-cart/fixture.ts';
import { cartFragmentsMarkup } from './fixture.ts';
import { cartFragments } from './island.ts';

const cart = cartWith({ 'hazel-snaffle-bridle': 1 });
const fuller = cartWith({ 'hazel-snaffle-bridle': 3 });
const SETTINGS = '<script type="application/json" id="wc-cart-fragments-js-extra"></script>';

afterEach(closePage);

it.each([
  ['the shop’s settings', `${SETTINGS}${cartContentsLink(cart)}`],
  ['our own dialect', cartFragmentsMarkup(cart)],
])('shows the cart after changes on a page without a mini cart: %s', async (_, markup) => {
  const { to } = await openIsland(cartFragments, markup);
  const count = () => the('.cart-contents .count').textContent;
  expect(count()).toBe('1 item');
  emit(document.body, CART_EVENT.cartPageUpdated);
  await vi.waitFor(() => expect(to('get_refreshed_fragments')).toHaveLength(1));
  const fragments = { 'a.cart-contents': String(cartContentsLink(fuller)) };
  await to('get_refreshed_fragments')[0]?.answer({ fragments, cart_hash: 'h3' });
  await vi.waitFor(() => expect(count()).toBe('3 items'));
  for (const root of document.querySelectorAll('[data-island-state]')) pageRegistry().release(root);
  expect(count()).toBe('3 items');
});
