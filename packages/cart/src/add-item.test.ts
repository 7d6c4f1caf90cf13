import jQuery from 'jquery';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartAnswer, type ShopCall, settle, stubShop } from '../../../fixtures/stub-shop.ts';
import { addItem } from './add-item.ts';
import { cartState } from './cart-state.ts';
import { BLOCKS_EVENT, CART_EVENT } from './contract.ts';
import { removeItem } from './remove-item.ts';
import { freshPage, leavePage } from './testing/fresh-page.ts';

const REQUEST = { fields: { product_id: '47' }, button: undefined, through: 'shop' } as const;
let calls: ShopCall[];

beforeEach(() => {
  freshPage();
  calls = stubShop();
});
afterEach(leavePage);

it.each(['shop', 'builder'] as const)(
  'emits no event of an add through the %s that leads to the cart',
  async (through) => {
    const received: string[] = [];
    for (const name of Object.values(CART_EVENT)) document.body.addEventListener(name, () => received.push(name));
    const onAdded = vi.fn();
    const adding = addItem({ ...REQUEST, through, leadsTo: () => '/cart/', onAdded });
    await settle();
    received.length = 0;
    await calls[0]?.answer({ ...cartAnswer('h1', 'bridle'), notices: '' });
    expect(await adding).toEqual({ status: 'added', notices: '', leadsTo: '/cart/' });
    expect([received, onAdded.mock.calls]).toEqual([[], []]);
    expect(cartState().get()).toMatchObject({ adding: 0, hash: 'h1', isFilled: true });
  },
);

it.each(['shop', 'builder'] as const)(
  'sends at once through the %s, and shows the answer when the listeners are up',
  async (through) => {
    let comeUp: () => void = () => undefined;
    const listeners = new Promise<void>((resolve) => {
      comeUp = resolve;
    });
    const onAdded = vi.fn();
    const adding = addItem({ ...REQUEST, through, listeners, onAdded });
    await settle();
    await calls[0]?.answer({ ...cartAnswer('h1', 'bridle'), notices: '' });
    expect([calls.length, onAdded.mock.calls, cartState().get().isFilled]).toEqual([1, [], false]);
    comeUp();
    await adding;
    expect([onAdded.mock.calls.length, cartState().get().isFilled]).toEqual([1, true]);
  },
);

it.each([
  ['tells the shop’s blocks', undefined, 1],
  ['leaves that to them on a page with jQuery', jQuery, 0],
])('%s', async (_, library, times) => {
  if (library) vi.stubGlobal('jQuery', library);
  const heard = vi.fn();
  for (const name of Object.values(BLOCKS_EVENT)) document.body.addEventListener(name, heard);
  const adding = addItem(REQUEST);
  await settle();
  await calls[0]?.answer(cartAnswer('h1', 'bridle'));
  await adding;
  expect(heard).toHaveBeenCalledTimes(times);
  const removing = removeItem('k1', undefined);
  await settle();
  await calls[1]?.answer(cartAnswer('h2', 'empty'));
  await removing;
  expect(heard.mock.calls.map(([{ type }]) => type)).toEqual(Object.values(BLOCKS_EVENT).slice(0, 2 * times));
  for (const name of Object.values(BLOCKS_EVENT)) document.body.removeEventListener(name, heard);
});

it.each([
  ['is refused', { error: true, product_url: false }, 200],
  ['fails', '', 500],
] as const)(
  'frees buttons of the shop that the builder’s own script has made busy, if an add %s',
  async (_, answer, status) => {
    const script = Object.assign(document.createElement('script'), { id: 'bricks-woocommerce-js', type: 'text/plain' });
    document.head.append(script);
    const failed = vi.fn();
    document.body.addEventListener(CART_EVENT.builderFailed, failed);
    const adding = addItem(REQUEST).catch(() => 'failed');
    await settle();
    await calls[0]?.answer(answer, status);
    await adding;
    expect(failed).toHaveBeenCalledTimes(1);
    script.remove();
  },
);
