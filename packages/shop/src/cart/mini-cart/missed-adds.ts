import { pageRegistry } from '@stirrup/runtime';

/** Mini carts that were asleep when something was added. */
export function missedAdds(): WeakSet<Element> {
  return pageRegistry().shared('mini-cart/missed-adds', () => new WeakSet<Element>());
}
