import { beforeEach, expect, it } from 'vitest';
import { addItem } from './add-item.ts';
import { cartState } from './cart-state.ts';
import { expectPieces, piecesIn } from './expect-pieces.ts';
import { cartAnswer, freshPage, settle, shown, stubShop } from './testing/stub-shop.ts';

beforeEach(() => freshPage());

it('counts each piece until its answer, once', () => {
  const first = expectPieces(2);
  const second = expectPieces(1);
  expect(cartState().get().expected).toBe(3);
  first();
  first();
  expect(cartState().get().expected).toBe(1);
  second();
  expect(cartState().get().expected).toBe(0);
});

it('counts as the shop does', () => {
  for (const [quantity, pieces] of [
    ['3', 3],
    ['1.7', 1],
    ['0', 1],
    ['', 1],
    [undefined, 1],
    ['a few', 1],
  ] as const) {
    expect(piecesIn({ quantity })).toBe(pieces);
  }
  const form = new FormData();
  form.append('quantity', '4');
  expect(piecesIn(form)).toBe(4);
});

it('expects nothing at the moment in which the server’s count comes into the page, and the rest afterwards', async () => {
  const calls = stubShop();
  const seen: unknown[] = [];
  cartState().listen(({ expected }, _old, key) => {
    if (key === 'expected') seen.push([expected, shown()]);
  });
  void addItem({ fields: { quantity: '2' }, button: undefined, through: 'shop' });
  const failing = addItem({ fields: {}, button: undefined, through: 'shop' }).catch(() => 'failed');
  await settle();
  seen.length = 0;
  await calls[0]?.answer(cartAnswer('h1', 'two'));
  expect(seen).toEqual([
    [1, ''],
    [0, ''],
    [1, 'two'],
  ]);
  await calls[1]?.answer('', 500);
  expect([await failing, cartState().get().expected]).toEqual(['failed', 0]);
});
