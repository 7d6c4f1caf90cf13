import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ShopCall, settle, stubShop } from '../../../fixtures/stub-shop.ts';
import { addItem } from './add-item.ts';
import { cartState } from './cart-state.ts';
import { refreshCart } from './refresh-cart.ts';
import { removeItem } from './remove-item.ts';
import { freshPage } from './testing/fresh-page.ts';

/** Lies beside the checkout; without it these tests are skipped. */
const folder = resolve('../shared/captures/calls');

interface Recorded {
  readonly note?: string;
  readonly request: { readonly body: string };
  readonly response: { readonly status: number; readonly body: string };
}

function recorded(name: string): readonly (readonly [string, Recorded])[] {
  if (!existsSync(folder)) return [];
  const calls: readonly Recorded[] = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
  return calls.map((call) => [`${name}: ${call.note ?? call.request.body.slice(0, 60)}`, call]);
}

const fieldsOf = ({ request }: Recorded) => Object.fromEntries(new URLSearchParams(request.body));

let calls: ShopCall[];

beforeEach(() => {
  freshPage();
  calls = stubShop();
});

/** Answers the next call as the running shop did. */
async function replay({ response }: Recorded): Promise<void> {
  await settle();
  await calls[0]?.answer(response.body, response.status);
}

describe.skipIf(!existsSync(folder))('answers of a running shop', () => {
  it.each(recorded('add_to_cart'))('%s is accepted, for the fields that were sent', async (_name, call) => {
    const adding = addItem({ fields: fieldsOf(call), button: undefined, through: 'shop' });
    await replay(call);
    expect(await adding).toEqual({ status: 'added', notices: '' });
    expect(calls[0]).toMatchObject({ endpoint: 'add_to_cart', fields: fieldsOf(call) });
    expect(cartState().get().hash).toMatch(/^[0-9a-f]{32}$/);
    expect(document.querySelectorAll('.woocommerce-mini-cart-item').length).toBeGreaterThan(0);
  });

  it.each(recorded('bricks_add_to_cart'))('%s is accepted with its notices', async (_name, call) => {
    const adding = addItem({ fields: fieldsOf(call), button: undefined, through: 'builder' });
    await replay(call);
    expect(await adding).toMatchObject({ status: 'added', notices: expect.stringContaining('woocommerce-message') });
  });

  it.each(recorded('add_to_cart-errors'))('%s is refused', async (_name, call) => {
    const adding = addItem({ fields: fieldsOf(call), button: undefined, through: 'shop' }).catch(
      (error: unknown) => error,
    );
    await replay(call);
    const wanted = call.response.body
      ? { status: 'refused', productUrl: JSON.parse(call.response.body).product_url || undefined }
      : { kind: 'not-json', isEmpty: true };
    expect(await adding).toMatchObject(wanted);
    expect(cartState().get().hash).toBeUndefined();
  });

  it.each(recorded('remove_from_cart'))('%s is accepted', async (_name, call) => {
    const removing = removeItem(fieldsOf(call)['cart_item_key'] ?? '', undefined);
    await replay(call);
    expect(await removing).toBe(true);
    expect(calls[0]?.fields).toEqual(fieldsOf(call));
    expect(cartState().get()).toMatchObject({ hash: '', isFilled: false });
  });

  it.each(recorded('remove_from_cart-errors'))('%s is a no', async (_name, call) => {
    const removing = removeItem(fieldsOf(call)['cart_item_key'] ?? '', undefined);
    await replay(call);
    expect(await removing).toBe(false);
  });

  it.each(recorded('get_refreshed_fragments'))('%s is accepted', async (_name, call) => {
    const refresh = refreshCart();
    await replay(call);
    await refresh;
    expect(Object.keys(calls[0]?.fields ?? {})).toEqual(['time']);
    expect(cartState().get()).toMatchObject({ hash: '', hasFailed: false });
  });
});
