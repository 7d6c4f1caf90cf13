import { beforeEach, describe, expect, it } from 'vitest';
import { hasRecordings, type RecordedCall, recordedCalls } from '../../../fixtures/recordings.ts';
import { type ShopCall, settle, stubShop } from '../../../fixtures/stub-shop.ts';
import { addItem } from './add-item.ts';
import { cartState } from './cart-state.ts';
import { refreshCart } from './refresh-cart.ts';
import { removeItem } from './remove-item.ts';
import { freshPage } from './testing/fresh-page.ts';

const recorded = (name: string) =>
  recordedCalls(name).map((call) => [`${name}: ${call.note ?? call.request.body.slice(0, 60)}`, call] as const);

const fieldsOf = ({ request }: RecordedCall) => Object.fromEntries(new URLSearchParams(request.body));

let calls: ShopCall[];

beforeEach(() => {
  freshPage();
  calls = stubShop();
});

/** Answers the next call with a recorded response. */
async function replay({ response }: RecordedCall): Promise<void> {
  await settle();
  await calls[0]?.answer(response.body, response.status);
}

describe.skipIf(!hasRecordings)('answers of a running shop', () => {
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
      : { kind: 'not-json', body: '' };
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
    expect(cartState().get()).toMatchObject({ hash: '', isLoading: false });
  });
});
