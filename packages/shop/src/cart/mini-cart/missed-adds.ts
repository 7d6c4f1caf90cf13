import { pageRegistry } from '@stirrup/runtime';

/** Mini carts that slept during an add. */
export function missedAdds(): WeakSet<Element> {
  return pageRegistry().shared('mini-cart/missed-adds', () => new WeakSet<Element>());
}
