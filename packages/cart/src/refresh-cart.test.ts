import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartAnswer, fragmentsOf, type ShopCall, settle, stubShop } from '../../../fixtures/stub-shop.ts';
import { writeCopy } from './cart-copy.ts';
import { cartState } from './cart-state.ts';
import { CART_EVENT, COPY_LIFETIME } from './contract.ts';
import { refreshCart } from './refresh-cart.ts';
import { syncCart } from './sync-cart.ts';
import { freshPage, leavePage, setCookies, shown, subscribe } from './testing/fresh-page.ts';

let calls: ShopCall[];

beforeEach(() => {
  freshPage();
  calls = stubShop();
});
afterEach(leavePage);

describe('refreshCart', () => {
  it('shares a request that has not left yet, and makes one more for a call during it', async () => {
    void refreshCart();
    void refreshCart();
    await settle();
    expect(calls).toHaveLength(1);
    void refreshCart();
    await settle();
    expect(calls).toHaveLength(1);
    await calls[0]?.answer(cartAnswer('h1', 'rug'));
    expect(calls).toHaveLength(2);
    expect(cartState().get().isLoading).toBe(true);
    await calls[1]?.answer(cartAnswer('h2', 'rug', 'bit'));
    expect(cartState().get().isLoading).toBe(false);
    expect(shown()).toBe('rug, bit');
  });

  it('exposes a failure by event and state, and leaves the shown cart', async () => {
    const failed = subscribe(CART_EVENT.refreshFailed);
    const refresh = refreshCart();
    await settle();
    await calls[0]?.answer('<html>');
    await refresh;
    expect(failed).toHaveBeenCalledTimes(1);
    expect(cartState().get()).toMatchObject({ failure: { kind: 'not-json' }, isLoading: false, hash: undefined });
    const again = refreshCart();
    await settle();
    await calls[1]?.answer(cartAnswer('h1', 'rug'));
    await again;
    expect(cartState().get().failure).toBeUndefined();
  });

  it('reports errors that are not the shop’s', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const fault = new Error('the page lets no HTML in');
    vi.spyOn(document, 'querySelectorAll').mockImplementation(() => {
      throw fault;
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {
      throw fault;
    });
    const refresh = refreshCart();
    await settle();
    await calls[0]?.answer(cartAnswer('h1', 'rug'));
    await refresh;
    expect(report).toHaveBeenCalledWith(fault);
  });

  it('comes again after 24 hours, or when the copy is as old', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    setCookies('h1');
    writeCopy({ fragments: fragmentsOf('rug'), hash: 'h1', created: Date.now() - COPY_LIFETIME + 60_000 });
    syncCart();
    vi.advanceTimersByTime(59_999);
    await settle();
    expect(calls).toHaveLength(0);
    vi.advanceTimersByTime(1);
    await settle();
    expect(calls).toHaveLength(1);
    await calls[0]?.answer(cartAnswer('h1', 'rug'));
    vi.advanceTimersByTime(COPY_LIFETIME - 1);
    await settle();
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await settle();
    expect(calls).toHaveLength(2);
  });
});
