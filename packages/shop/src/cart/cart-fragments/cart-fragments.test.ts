import { CART_EVENT, cartState } from '@stirrup/cart';
import { emit } from '@stirrup/cms';
import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartWith } from '../../../../../fixtures/cms/cart/cart.ts';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { cartContentsLink } from '../mini-cart/fixture.ts';
import { miniCart } from '../mini-cart/island.ts';
// Imported first, so that no test waits for it.
import '../mini-cart/mini-cart.tsx';
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

describe('a theme’s panel that is no mini cart', () => {
  const BARE = '<div class="widget_shopping_cart_content"></div>';
  const line =
    '<li class="woocommerce-mini-cart-item"><a class="remove remove_from_cart_button" data-cart_item_key="k1" href="#removed">×</a></li>';

  it.each([
    ['it is empty', BARE, 1],
    ['it is a mini cart’s, which is fetched when it is seen', `<div class="widget_shopping_cart">${BARE}</div>`, 0],
    ['the page prints it', `<div class="widget_shopping_cart_content"><ul>${line}</ul></div>`, 0],
    ['the shop’s own script fills it', `<script type="a/b" id="wc-cart-fragments-js"></script>${BARE}`, 0],
  ])('is filled where %s', async (_, markup, requests) => {
    start(miniCart);
    cartState().setKey('hash', undefined);
    const { to } = await openIsland(cartFragments, `${SETTINGS}${markup}`);
    await settle();
    expect(to('get_refreshed_fragments')).toHaveLength(requests);
  });

  it('removes a line in the background, by a click or Space', async () => {
    const { calls, to } = await openIsland(cartFragments, `${SETTINGS}<div class="header-cart">${line}${line}</div>`);
    const [link] = document.querySelectorAll<HTMLElement>('.remove');
    const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    link?.dispatchEvent(space);
    link?.click();
    await vi.waitFor(() => expect(to('remove_from_cart').map(({ fields }) => fields['cart_item_key'])).toEqual(['k1']));
    expect([space.defaultPrevented, location.hash, link?.closest('li')?.getAttribute('aria-busy')]).toEqual([
      true,
      '',
      'true',
    ]);
    await to('remove_from_cart')[0]?.answer({
      fragments: { 'div.header-cart': `<div class="header-cart">${line}</div>` },
      cart_hash: 'h1',
    });
    expect(document.querySelectorAll('.header-cart li:not([aria-busy])')).toHaveLength(1);
    expect(document.querySelectorAll('.blockUI')).toHaveLength(0);
    expect(calls.filter(({ endpoint }) => endpoint === 'remove_from_cart')).toHaveLength(1);
  });

  it('shows one message without a network, however often a line is to go', async () => {
    const { to } = await openIsland(cartFragments, `${SETTINGS}<ul>${line}</ul>`);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (const press of [0, 1]) {
      the('.remove').click();
      await vi.waitFor(() => expect(to('remove_from_cart')).toHaveLength(press + 1));
      await to('remove_from_cart')[press]?.drop();
      await vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    }
    expect(document.querySelectorAll('.stirrup-message')).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('leaves lines to the shop’s own script', async () => {
    const { calls } = await openIsland(
      cartFragments,
      `${SETTINGS}<script type="a/b" id="wc-add-to-cart-js"></script>${line}`,
    );
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const prevented: boolean[] = [];
    document.body.addEventListener('click', (event) => prevented.push(event.defaultPrevented), { once: true });
    the('.remove').dispatchEvent(click);
    await settle();
    expect([prevented, calls]).toEqual([[false], []]);
  });
});
