import type { AttributionData } from './attribution-data.ts';
import { CHECKOUT_STORE, EXTENSION } from './contract.ts';
import { property } from './property.ts';

/**
 * Passes the data to the block checkout, which sends it with the order. Its store may be created later than this call:
 * the data is passed again at the store's first change.
 */
export function followCheckoutStore(read: () => AttributionData): void {
  let leave: unknown;
  const sendAgain = () => {
    if (typeof leave === 'function') leave();
    setCheckoutData(read());
  };
  const subscribe = () => {
    leave = call(dataModule(), 'subscribe', sendAgain, CHECKOUT_STORE);
    return leave !== undefined;
  };
  if (subscribe()) return;
  // By then later scripts of the page have run.
  addEventListener('load', () => subscribe() && setCheckoutData(read()), { once: true });
}

/** Writes the data to the checkout's store, if the page has one. */
export function setCheckoutData(data: AttributionData): void {
  call(call(dataModule(), 'dispatch', CHECKOUT_STORE), 'setExtensionData', EXTENSION, data, true);
}

/** `wp.data`: WordPress's stores. */
function dataModule(): unknown {
  return property(property(globalThis, 'wp'), 'data');
}

/** Calls a method of another script; an exception is reported, and does not propagate. */
function call(owner: unknown, name: string, ...args: readonly unknown[]): unknown {
  const method = property(owner, name);
  if (typeof method !== 'function') return undefined;
  try {
    return Reflect.apply(method, owner, args);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
