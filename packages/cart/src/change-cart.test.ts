import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartAnswer, fragmentsOf, type ShopCall, settle, stubShop } from '../../../fixtures/stub-shop.ts';
import { type AddRequest, addItem } from './add-item.ts';
import { cartState } from './cart-state.ts';
import { CART_EVENT } from './contract.ts';
import { removeItem } from './remove-item.ts';
import { syncCart } from './sync-cart.ts';
import { freshPage, KEY, leavePage, shown } from './testing/fresh-page.ts';

let calls: ShopCall[];
let button: HTMLElement;
let received: unknown[][];

beforeEach(() => {
  freshPage();
  calls = stubShop();
  button = document.querySelector<HTMLElement>('.button') ?? document.body;
  received = [];
});
afterEach(leavePage);

const listen = () => {
  for (const name of Object.values(CART_EVENT)) {
    document.body.addEventListener(name, (event) => {
      received.push([name, ...(event instanceof CustomEvent && Array.isArray(event.detail) ? event.detail : [])]);
    });
  }
};
const request = (id: string, more: Partial<AddRequest> = {}): AddRequest => ({
  fields: { product_id: id },
  button,
  through: 'shop',
  ...more,
});

describe('addItem', () => {
  it('emits the shop’s events in order and with their arguments', async () => {
    listen();
    const adding = addItem(request('47', { onAdded: () => received.push(['shown']) }));
    await settle();
    const fields = { product_id: '47' };
    expect(received).toEqual([
      [CART_EVENT.shouldSend, button],
      [CART_EVENT.adding, button, fields],
    ]);
    expect(cartState().get().adding).toBe(1);
    await calls[0]?.answer(cartAnswer('h1', 'bridle'));
    expect(await adding).toEqual({ status: 'added', notices: '' });
    expect(received.slice(2)).toEqual([
      ['shown'],
      [CART_EVENT.added, fragmentsOf('bridle'), 'h1', button],
      [CART_EVENT.buttonUpdated, button],
      [CART_EVENT.loaded],
    ]);
    expect(shown()).toBe('bridle');
    expect(cartState().get()).toMatchObject({ adding: 0, hash: 'h1', isFilled: true });
  });

  it('emits them to jQuery’s handlers too, once, with the button as a set', async () => {
    vi.stubGlobal('jQuery', jQuery);
    const names = `${CART_EVENT.adding} ${CART_EVENT.added} ${CART_EVENT.buttonUpdated} ${CART_EVENT.loaded}`;
    jQuery(document.body).on(names, (event, ...args: unknown[]) => {
      received.push([
        event.type,
        ...args.map((value) => (value instanceof jQuery ? Reflect.get(Object(value), 0) : value)),
      ]);
    });
    const adding = addItem(request('47'));
    await settle();
    await calls[0]?.answer(cartAnswer('h1', 'bridle'));
    await adding;
    expect(received).toEqual([
      [CART_EVENT.adding, button, { product_id: '47' }],
      [CART_EVENT.added, fragmentsOf('bridle'), 'h1', button],
      [CART_EVENT.buttonUpdated, button],
      [CART_EVENT.loaded],
    ]);
  });

  it('emits the builder’s events in order', async () => {
    listen();
    const adding = addItem(request('47', { through: 'builder' }));
    await settle();
    expect(calls[0]?.endpoint).toBe('bricks_add_to_cart');
    await calls[0]?.answer({ ...cartAnswer('h1', 'bridle'), notices: '<p>Added.</p>' });
    expect(await adding).toEqual({ status: 'added', notices: '<p>Added.</p>' });
    expect(received.map(([name]) => name)).toEqual([
      CART_EVENT.shouldSend,
      CART_EVENT.adding,
      CART_EVENT.refreshed,
      CART_EVENT.loaded,
      CART_EVENT.added,
      CART_EVENT.buttonUpdated,
    ]);
  });

  it.each(['jQuery', 'a native listener'])('sends nothing when %s cancels', async (who) => {
    if (who === 'jQuery') {
      vi.stubGlobal('jQuery', jQuery);
      jQuery(document.body).on(CART_EVENT.shouldSend, () => false);
    } else document.body.addEventListener(CART_EVENT.shouldSend, (event) => event.preventDefault());
    listen();
    const onCanceled = () => received.push(['shown']);
    expect(await addItem(request('47', { onCanceled }))).toEqual({ status: 'canceled' });
    expect(calls).toHaveLength(0);
    expect(received.slice(-3)).toEqual([
      [CART_EVENT.notSent, false, false, button],
      ['shown'],
      [CART_EVENT.buttonUpdated, button],
    ]);
    expect(received.map(([name]) => name)).not.toContain(CART_EVENT.adding);
    expect(cartState().get().adding).toBe(0);
  });

  it('sends the data as listeners have changed it', async () => {
    vi.stubGlobal('jQuery', jQuery);
    jQuery(document.body).on(CART_EVENT.adding, (_event, _button, data) => Object.assign(data, { gift_wrap: 'yes' }));
    void addItem(request('47'));
    await settle();
    expect(calls[0]?.fields).toEqual({ product_id: '47', gift_wrap: 'yes' });
    await calls[0]?.answer(cartAnswer('h1', 'bridle'));
  });

  it('makes one change at a time', async () => {
    const adding = [addItem(request('1')), addItem(request('2'))];
    const removing = removeItem('k1', undefined);
    await settle();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['add_to_cart']);
    await calls[0]?.answer(cartAnswer('h1', 'one'));
    expect(calls[1]?.fields).toEqual({ product_id: '2' });
    await calls[1]?.answer(cartAnswer('h2', 'one', 'two'));
    await calls[2]?.answer(cartAnswer('h3', 'two'));
    await Promise.all([...adding, removing]);
    expect(shown()).toBe('two');
  });

  it.each([
    [{ error: true, product_url: '/product/boots/' }, '/product/boots/', ''],
    [{ error: true, product_url: false }, undefined, ''],
  ])('returns a refusal, and shows, stores and claims nothing: %o', async (answer, productUrl, notices) => {
    listen();
    const adding = addItem(request('47'));
    await settle();
    await calls[0]?.answer(answer);
    expect(await adding).toEqual({ status: 'refused', productUrl, notices });
    expect(received.map(([name]) => name)).not.toContain(CART_EVENT.added);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(shown()).toBe('');
  });

  it('returns the builder’s refusal with its notices', async () => {
    listen();
    const adding = addItem(request('47', { through: 'builder' }));
    await settle();
    await calls[0]?.answer({ error: true, notices: '<p>Sold out.</p>' });
    expect(await adding).toMatchObject({ status: 'refused', notices: '<p>Sold out.</p>' });
    expect(received.at(-1)).toEqual([CART_EVENT.builderFailed, '<p>Sold out.</p>', button]);
  });

  it.each<[string, (call: ShopCall | undefined) => unknown, object]>([
    ['an empty body', (call) => call?.answer(''), { kind: 'not-json', body: '' }],
    ['an HTML page', (call) => call?.answer('<html>'), { kind: 'not-json' }],
    ['a server error', (call) => call?.answer('oops', 500), { kind: 'status', status: 500 }],
    ['no network', (call) => call?.drop(), { kind: 'offline' }],
    ['another shape', (call) => call?.answer({ hello: 1 }), { kind: 'schema' }],
  ])('fails on %s, and the next change continues', async (_what, reply, error) => {
    listen();
    const failing = addItem(request('1'));
    const going = addItem(request('2'));
    const expected = expect(failing).rejects.toMatchObject(error);
    await settle();
    await reply(calls[0]);
    await expected;
    expect(localStorage.getItem(KEY.hash)).toBeNull();
    expect(received.map(([name]) => name)).not.toContain(CART_EVENT.added);
    await calls[1]?.answer(cartAnswer('h2', 'two'));
    expect(await going).toMatchObject({ status: 'added' });
    expect(cartState().get().adding).toBe(0);
  });

  it.each<[string, (call: ShopCall | undefined) => unknown, number]>([
    ['a warning before the answer', (call) => call?.answer('<b>Warning</b>{"fragments":{}}'), 1],
    ['a gateway that gave up', (call) => call?.answer('<html>', 504), 1],
    ['no network', (call) => call?.drop(), 0],
  ])('fetches the cart where the product may lie in it: %s', async (_what, reply, count) => {
    const failing = addItem(request('1')).catch((error: unknown) => error);
    await settle();
    await reply(calls[0]);
    await failing;
    await settle();
    expect(calls.slice(1).map(({ endpoint }) => endpoint)).toEqual(Array(count).fill('get_refreshed_fragments'));
    await calls[1]?.answer(cartAnswer('h1', 'bridle'));
    expect(shown()).toBe(count ? 'bridle' : '');
  });

  it('informs the builder’s script of a failure, so that the button does not stay busy', async () => {
    listen();
    const failing = addItem(request('1', { through: 'builder' })).catch((error: unknown) => error);
    await settle();
    await calls[0]?.drop();
    expect(await failing).toMatchObject({ kind: 'offline' });
    expect(received.at(-1)).toEqual([CART_EVENT.builderFailed, '', button]);
  });
});

describe('removeItem', () => {
  it('emits the shop’s events and lists the line’s key during the removal', async () => {
    listen();
    const removing = removeItem('k1', button);
    await settle();
    expect([...cartState().get().removing]).toEqual(['k1']);
    await calls[0]?.answer(cartAnswer('', ...[]));
    expect(await removing).toBe(true);
    expect(calls[0]).toMatchObject({ endpoint: 'remove_from_cart', fields: { cart_item_key: 'k1' } });
    expect(received).toEqual([[CART_EVENT.removed, fragmentsOf(), '', button], [CART_EVENT.loaded]]);
    expect(cartState().get()).toMatchObject({ removing: new Set(), isFilled: false, hash: '' });
  });

  it('returns false for a key that the shop does not know', async () => {
    const removing = removeItem('k1', button);
    await settle();
    await calls[0]?.answer({ success: false });
    expect(await removing).toBe(false);
    expect(cartState().get().removing.size).toBe(0);
  });

  it('names a line no longer when it failed, and keeps the names of others', async () => {
    const failing = removeItem('k1', button).catch((error: unknown) => error);
    const other = removeItem('k2', button);
    await settle();
    await calls[0]?.answer('oops', 500);
    expect(await failing).toMatchObject({ kind: 'status' });
    expect([...cartState().get().removing]).toEqual(['k2']);
    await calls[1]?.answer(cartAnswer(''));
    await other;
  });
});

it('does not mistake its own events for those of others', async () => {
  syncCart();
  const adding = addItem(request('47'));
  await settle();
  await calls[0]?.answer(cartAnswer('h1', 'bridle'));
  await adding;
  await settle();
  expect(calls).toHaveLength(1);
});
