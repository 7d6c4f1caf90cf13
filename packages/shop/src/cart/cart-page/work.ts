import { pageRegistry } from '@stirrup/runtime';
import { type MapStore, map } from 'nanostores';
import { couponFailure } from '../coupons/coupon-failure.ts';
import { showFailureNotice } from './replace-notices.ts';

/** The work of the cart page that is under way. */
interface Work {
  /** Changes under way. */
  readonly count: number;
  /** An answer is being put in: nothing may cover the markup that it is compared with. */
  readonly isShowing: boolean;
}

/** The changes of the cart under way on this page; all its regions wait, and show it. */
export function cartWork(): MapStore<Work> {
  return pageRegistry().shared('cart-page/work', () => map<Work>({ count: 0, isShowing: false }));
}

/** The circumstances of a change: its relation to the others. */
interface Circumstances {
  /** Another change was under way already: its notices have hardly been seen. */
  readonly isBehind: boolean;
  /** Says that the request leaves: from now on a change of the same name is another one. */
  readonly leave: () => void;
}

/** Changes under way, by name. */
const underWay = new Map<string, Promise<void>>();

/**
 * Makes a change of the cart. While one of the same name is under way it is that one: a double click is one click. A
 * failure is told; what the visitor has entered stays.
 */
export function work(name: string, job: (circumstances: Circumstances) => Promise<void>): Promise<void> {
  const present = underWay.get(name);
  if (present) return present;
  const state = cartWork();
  const isBehind = state.get().count > 0;
  const leave = () => {
    if (underWay.get(name) === change) underWay.delete(name);
  };
  state.setKey('count', state.get().count + 1);
  const change = job({ isBehind, leave })
    .catch((error: unknown) => showFailureNotice(couponFailure(error)))
    .finally(() => {
      leave();
      state.setKey('count', state.get().count - 1);
    });
  underWay.set(name, change);
  return change;
}
