import { CART_EVENT, cartState } from '@stirrup/cart';
import { emit } from '@stirrup/cms';
import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { cartWith } from '../../../../../fixtures/cms/cart/cart.ts';
import { cartAnswer, fragmentsOf, type ShopCall, stubShop } from '../../../../../fixtures/stub-shop.ts';
import { closePage, the } from '../../testing/open-island.ts';
import { builderMiniCart } from './fixture.ts';
import { miniCart } from './island.ts';
// Imported first, so that no test waits for it.
import './mini-cart.tsx';

let calls: ShopCall[] = [];

const standIn = vi.fn(miniCart.standIn);
start({ ...miniCart, standIn });

afterEach(async () => {
  for (const call of calls) await call.answer(cartAnswer('h0'));
  cartState().setKey('removing', new Set());
  await closePage();
});

const cart = cartWith({ 'hazel-snaffle-bridle': 1 });
const ROOT = '#brxe-mcarta';
const state = () => the(ROOT).dataset['islandState'];

/** A page whose mini cart sleeps, with its stand-in running. */
async function printAsleep(markup: unknown): Promise<void> {
  document.body.innerHTML = String(markup);
  calls = stubShop();
  standIn.mockClear();
  pageRegistry().find(document);
  await vi.waitFor(() => expect(standIn).toHaveBeenCalled());
  await standIn.mock.results[0]?.value;
}

it('shows the cart without starting the island, and starts it on the first interaction', async () => {
  await printAsleep(builderMiniCart(cart));
  emit(document.body, CART_EVENT.refresh);
  await vi.waitFor(() => expect(calls.length).toBe(1));
  await calls[0]?.answer(cartAnswer('h2'));
  await vi.waitFor(() => expect(cartState().get().hash).toBe('h2'));
  expect(state()).toBe('claimed');
  the(`${ROOT} .mini-cart-link`).focus();
  await vi.waitFor(() => expect(state()).toBe('ready'));
});

it('wakes to show lines that are being removed', async () => {
  await printAsleep(builderMiniCart(cart));
  cartState().setKey('removing', new Set(['key']));
  await vi.waitFor(() => expect(state()).toBe('ready'));
});

it('opens for an add during its sleep, if it opens on adds', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect(0, 0, 1, 1)], { item: () => null }),
  );
  await printAsleep(builderMiniCart(cart, { openOnAdd: true }));
  emit(document.body, CART_EVENT.added, [fragmentsOf('h3'), 'h3']);
  await vi.waitFor(() => expect(the(ROOT).classList.contains('show-cart-details')).toBe(true));
  vi.restoreAllMocks();
});

it('names its toggle after the count that is seen in it, until the island does', async () => {
  await printAsleep(builderMiniCart(cart));
  const toggle = the(`${ROOT} .mini-cart-link`);
  await vi.waitFor(() => expect(toggle.getAttribute('aria-label')).toBe(`Toggle mini cart ${cart.count}`));
  toggle.focus();
  await vi.waitFor(() => expect(state()).toBe('ready'));
  expect(toggle.getAttribute('aria-label')).toBe(`Toggle mini cart ${cart.count}`);
});
