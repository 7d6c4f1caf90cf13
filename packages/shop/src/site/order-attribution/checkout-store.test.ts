import { afterEach, expect, it, vi } from 'vitest';
import { followCheckoutStore, setCheckoutData } from './checkout-store.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'wp');
  vi.unstubAllGlobals();
});

/** The part of WordPress's stores that plugins use. */
function stores() {
  const listeners = new Set<() => void>();
  const setExtensionData = vi.fn();
  const data = {
    dispatch: vi.fn((store: string) => (store === 'wc/store/checkout' ? { setExtensionData } : undefined)),
    subscribe: vi.fn((listener: () => void, _store: string) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }),
  };
  return { data, setExtensionData, listeners, change: () => [...listeners].map((listener) => listener()) };
}

const values = { source_type: 'utm', utm_id: null };

it('hands the data to the checkout of blocks', () => {
  const { data, setExtensionData } = stores();
  Reflect.set(globalThis, 'wp', { data });
  setCheckoutData(values);
  expect(setExtensionData).toHaveBeenCalledExactlyOnceWith('woocommerce/order-attribution', values, true);
});

it('passes the current data again at the first change of the store', () => {
  const { data, setExtensionData, listeners, change } = stores();
  Reflect.set(globalThis, 'wp', { data });
  let current = values;
  followCheckoutStore(() => current);
  expect(data.subscribe.mock.calls[0]?.[1]).toBe('wc/store/checkout');
  current = { source_type: 'organic', utm_id: null };
  change();
  change();
  expect(setExtensionData).toHaveBeenCalledExactlyOnceWith('woocommerce/order-attribution', current, true);
  expect(listeners.size).toBe(0);
});

it('waits for stores that come after it', () => {
  followCheckoutStore(() => values);
  const { data, setExtensionData, change } = stores();
  Reflect.set(globalThis, 'wp', { data });
  dispatchEvent(new Event('load'));
  expect(setExtensionData).toHaveBeenCalledTimes(1);
  change();
  expect(setExtensionData).toHaveBeenCalledTimes(2);
});

it.each([
  ['no WordPress scripts', undefined],
  ['no stores', {}],
  ['something else of that name', { data: 'text' }],
  ['no checkout', { data: { dispatch: () => undefined, subscribe: () => () => undefined } }],
])('does nothing on a page with %s', (_, wp) => {
  Reflect.set(globalThis, 'wp', wp);
  expect(() => setCheckoutData(values)).not.toThrow();
  expect(() => followCheckoutStore(() => values)).not.toThrow();
});

it('reports a store that throws, and continues', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const fail = () => {
    throw new Error('the store is closed');
  };
  Reflect.set(globalThis, 'wp', { data: { dispatch: () => ({ setExtensionData: fail }), subscribe: fail } });
  setCheckoutData(values);
  followCheckoutStore(() => values);
  expect(reported).toHaveBeenCalledTimes(2);
});
