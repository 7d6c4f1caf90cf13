import { CART_EVENT, cartState } from '@stirrup/cart';
import { openOverlay } from '@stirrup/overlays';
import { addDialect, pageRegistry } from '@stirrup/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartWith } from '../../../../../fixtures/cms/cart/cart.ts';
import { cartAnswer, settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { type BuilderMiniCartOptions, builderMiniCart, miniCartContent, stirrupMiniCart } from './fixture.ts';
import { miniCart } from './island.ts';

const cart = cartWith({ 'hazel-snaffle-bridle': 1, 'rubber-feed-bucket': 2 });
const print = (options: BuilderMiniCartOptions = {}) => String(builderMiniCart(cart, options));
const hydrate = (markup: string) => openIsland(miniCart, markup);
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const toggle = (id = 'mcarta') => the(`#brxe-${id} .mini-cart-link`);
/** The three open states of a builder's mini cart: root, panel and toggle. */
const signs = (id = 'mcarta') => [
  toggle(id).getAttribute('aria-expanded') === 'true',
  the(`#brxe-${id}`).classList.contains('show-cart-details'),
  the(`#brxe-${id} .cart-detail`).classList.contains('active'),
];
const OPEN = [true, true, true];
const CLOSED = [false, false, false];

afterEach(async () => {
  vi.restoreAllMocks();
  await closePage();
});

describe('the builder’s mini cart', () => {
  it('opens and closes by its toggle, with its state in ARIA', async () => {
    await hydrate(print());
    expect(signs()).toEqual(CLOSED);
    expect(toggle().getAttribute('role')).toBe('button');
    expect(toggle().getAttribute('aria-controls')).toBe(the('.cart-detail').id);
    expect(toggle().getAttribute('aria-label')).toBe(`Toggle mini cart ${cart.count}`);
    toggle().click();
    await vi.waitFor(() => expect(signs()).toEqual(OPEN));
    toggle().click();
    await vi.waitFor(() => expect(signs()).toEqual(CLOSED));
  });

  it('closes when another opens', async () => {
    await hydrate(print() + print({ id: 'mcartb' }));
    toggle().click();
    await vi.waitFor(() => expect(signs()).toEqual(OPEN));
    toggle('mcartb').click();
    await vi.waitFor(() => expect([signs(), signs('mcartb')]).toEqual([CLOSED, OPEN]));
  });

  it('closes by Escape, and restores the focus from its panel', async () => {
    await hydrate(print({ closeButton: true }));
    toggle().click();
    await vi.waitFor(() => expect(signs()).toEqual(OPEN));
    the('.bricks-mini-cart-close').focus();
    press('Tab');
    await settle();
    expect(signs()).toEqual(OPEN);
    press('Escape');
    await vi.waitFor(() => expect(signs()).toEqual(CLOSED));
    expect(document.activeElement).toBe(toggle());
  });

  it('leaves keys and clicks to overlays above it', async () => {
    await hydrate(`${print()}<p>elsewhere</p><div id="over">Over it</div>`);
    toggle().click();
    await vi.waitFor(() => expect(signs()).toEqual(OPEN));
    const over = openOverlay(the('#over'), { dismissedBy: [], onDismiss: () => {} });
    press('Escape');
    the('p').click();
    await settle();
    expect(signs()).toEqual(OPEN);
    over.close();
    press('Escape');
    await vi.waitFor(() => expect(signs()).toEqual(CLOSED));
  });

  it.each([
    ['closes by a click elsewhere', false, CLOSED],
    ['stays open by a click elsewhere where the page asks for it', true, OPEN],
  ])('%s', async (_, skipClickOutside, after) => {
    await hydrate(`${print({ skipClickOutside })}<p>elsewhere</p>`);
    toggle().click();
    await vi.waitFor(() => expect(signs()).toEqual(OPEN));
    the('.cart-detail').click();
    await settle();
    expect(signs()).toEqual(OPEN);
    the('p').click();
    await settle();
    expect(signs()).toEqual(after);
  });

  it.each([
    ['opens when something was added, where the page asks for it', true, OPEN],
    ['stays closed when something was added otherwise', false, CLOSED],
  ])('%s', async (_, openOnAdd, after) => {
    await hydrate(print({ openOnAdd }));
    vi.spyOn(toggle(), 'getClientRects').mockReturnValue(
      Object.assign([new DOMRect(0, 0, 9, 9)], { item: () => null }),
    );
    document.body.dispatchEvent(new CustomEvent(CART_EVENT.added, { detail: [{}, 'h1', undefined] }));
    await settle();
    expect(signs()).toEqual(after);
  });

  it('is a dialog where it lies over the page, which is out of reach meanwhile', async () => {
    await hydrate(`${print({ panel: 'right' })}<p>elsewhere</p>`);
    expect(the('.cart-detail').getAttribute('role')).toBe('dialog');
    toggle().focus();
    toggle().click();
    await vi.waitFor(() => expect(the('p').hasAttribute('inert')).toBe(true));
    expect(document.activeElement).toBe(the('.bricks-mini-cart-close'));
    the('.bricks-mini-cart-close').click();
    await vi.waitFor(() => expect(the('p').hasAttribute('inert')).toBe(false));
    expect(signs()).toEqual(CLOSED);
    expect(document.activeElement).toBe(toggle());
  });

  it.each([
    ['the toggle, where the press has not focused that', undefined, '.mini-cart-link'],
    ['the button that had it', 'button', 'button'],
  ])('gives the focus of a dialog back to %s', async (_, before, after) => {
    await hydrate(`<button></button>${print({ panel: 'right' })}`);
    if (before) the(before).focus();
    toggle().click();
    await vi.waitFor(() => expect(document.activeElement).toBe(the('.bricks-mini-cart-close')));
    the('.bricks-mini-cart-close').click();
    await vi.waitFor(() => expect(document.activeElement).toBe(the(after)));
  });
});

it('sends the key of a line that is removed, once, and covers the line meanwhile', async () => {
  const empty = '<div class="widget_shopping_cart_content"></div>';
  const { to } = await hydrate(print().replace(empty, String(miniCartContent(cart))));
  const link = the('.remove_from_cart_button');
  const line = the('.woocommerce-mini-cart-item');
  link.click();
  await vi.waitFor(() => expect(line.getAttribute('aria-busy')).toBe('true'));
  expect(line.querySelectorAll('.blockUI.blockOverlay')).toHaveLength(1);
  expect(document.querySelectorAll('[aria-busy="true"].woocommerce-mini-cart-item')).toHaveLength(1);
  link.click();
  // An earlier request goes first: the one for the cart itself.
  await vi.waitFor(() => expect(to('remove_from_cart')).toHaveLength(1));
  expect(to('remove_from_cart')[0]?.fields).toEqual({ cart_item_key: cart.lines[0]?.key });
  await to('remove_from_cart')[0]?.answer(cartAnswer('h1', 'bucket'));
  await vi.waitFor(() => expect(the('.widget_shopping_cart_content').textContent).toBe('bucket'));
  expect(document.querySelector('.blockUI')).toBeNull();
  expect(to('remove_from_cart')).toHaveLength(1);
});

it('announces in an open dialog that the last line is gone', async () => {
  const one = cartWith({ 'hazel-snaffle-bridle': 1 });
  const empty = '<div class="widget_shopping_cart_content"></div>';
  const { to } = await hydrate(print({ panel: 'right' }).replace(empty, String(miniCartContent(one))));
  toggle().click();
  await vi.waitFor(() => expect(signs()).toEqual(OPEN));
  const link = the('.remove_from_cart_button');
  link.focus();
  link.click();
  await to('get_refreshed_fragments')[0]?.answer('', 500);
  await vi.waitFor(() => expect(to('remove_from_cart')).toHaveLength(1));
  await to('remove_from_cart')[0]?.answer(cartAnswer(''));
  await vi.waitFor(() => expect(the('.cart-detail [role="status"]').textContent).not.toBe(''));
  expect(document.activeElement).toBe(the('.bricks-mini-cart-close'));
});

it('fetches the cart once for an open panel, and leaves it to the visitor to try again', async () => {
  const { to } = await hydrate(print());
  // No cart has been shown yet.
  cartState().setKey('hash', undefined);
  toggle().click();
  await vi.waitFor(() => expect(to('get_refreshed_fragments')).toHaveLength(1));
  await to('get_refreshed_fragments')[0]?.answer('', 500);
  await vi.waitFor(() => expect(the('.cart-detail [role="alert"] button')).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(to('get_refreshed_fragments')).toHaveLength(1);
});

it('leaves the visitor on the way to another page, for which the browser has aborted a removal', async () => {
  const empty = '<div class="widget_shopping_cart_content"></div>';
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { to } = await hydrate(print().replace(empty, String(miniCartContent(cart))));
  const line = the('.woocommerce-mini-cart-item');
  the('.remove_from_cart_button').click();
  await vi.waitFor(() => expect(to('remove_from_cart')).toHaveLength(1));
  dispatchEvent(new Event('beforeunload'));
  await to('remove_from_cart')[0]?.drop();
  await vi.waitFor(() => expect(line.hasAttribute('aria-busy')).toBe(false));
  expect([assign.mock.calls, document.querySelector('.stirrup-message')]).toEqual([[], null]);
});

it('shows its state by attributes in our own dialect', async () => {
  await hydrate(String(stirrupMiniCart()));
  const state = () => [the('[data-island]').hasAttribute('data-open'), the('[data-part="panel"]').hidden];
  expect(state()).toEqual([false, true]);
  the('[data-part="toggle"]').click();
  await vi.waitFor(() => expect(state()).toEqual([true, false]));
  the('[data-part="close"]').click();
  await vi.waitFor(() => expect(state()).toEqual([false, true]));
});

it('leaves a link without a panel to lead to the cart', async () => {
  await hydrate('<div data-island="mini-cart"><a data-part="toggle" href="/cart/">Cart</a></div>');
  const link = the('[data-part="toggle"]');
  expect([link.getAttribute('role'), link.getAttribute('aria-expanded')]).toEqual([null, null]);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  const wasPrevented: boolean[] = [];
  document.body.addEventListener('click', ({ defaultPrevented }) => wasPrevented.push(defaultPrevented), {
    once: true,
  });
  link.dispatchEvent(click);
  expect(wasPrevented).toEqual([false]);
});

it('is the same in a theme’s dialect, whatever that calls parts and states', async () => {
  await hydrate(
    `<div class="bag"><a href="/cart/" class="bag-link" data-auto>Bag</a><div class="bag-box is-over"><button class="bag-close">
    Close</button></div></div><p>elsewhere</p>`,
  );
  addDialect('mini-cart', 'theme', ['.bag'], {
    parts: { toggle: '.bag-link', panel: '.bag-box', close: '.bag-close' },
    states: { showing: '[data-shows]', open: 'is-out', closed: 'is-in', modal: 'is-over', opensOnAdd: '[data-auto]' },
  });
  await Promise.all(
    pageRegistry()
      .claimsOf(the('.bag'))
      .map((claim) => claim.begin()),
  );
  const state = () => [the('.bag').hasAttribute('data-shows'), the('.bag-box').className, the('p').inert];
  expect(state()).toEqual([false, 'bag-box is-over is-in', false]);
  the('.bag-link').focus();
  the('.bag-link').click();
  await vi.waitFor(() => expect(state()).toEqual([true, 'bag-box is-over is-out', true]));
  expect(document.activeElement).toBe(the('.bag-close'));
  press('Escape');
  await vi.waitFor(() => expect(state()).toEqual([false, 'bag-box is-over is-in', false]));
  expect(document.activeElement).toBe(the('.bag-link'));
  const rects = Object.assign([new DOMRect(0, 0, 9, 9)], { item: () => null });
  vi.spyOn(the('.bag-link'), 'getClientRects').mockReturnValue(rects);
  document.body.dispatchEvent(new CustomEvent(CART_EVENT.added, { detail: [{}, 'h1', undefined] }));
  await vi.waitFor(() => expect(state()).toEqual([true, 'bag-box is-over is-out', true]));
});
