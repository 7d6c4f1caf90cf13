import { isAborted } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { type MapStore, map } from 'nanostores';
import { failureFromError } from '../coupons/call-failure.ts';
import { showFailureNotice } from './replace-notices.ts';

/** State of the cart page's changes. */
interface Work {
  /** Number of changes under way. */
  readonly count: number;
  /** An answer is being merged: covers would disturb the comparison of the markup. */
  readonly isShowing: boolean;
}

/** The cart's changes under way on this page; every region shows that it waits. */
export function cartWork(): MapStore<Work> {
  return pageRegistry().shared('cart-page/work', () => map<Work>({ count: 0, isShowing: false }));
}

/** Facts that a change needs about the other changes. */
interface Circumstances {
  /** Another change was under way already, so its notices have hardly been read. */
  readonly isBehind: boolean;
  /** Marks the request as sent: from now on a change of the same name is a new one. */
  readonly markSent: () => void;
}

/** Changes under way, by name. */
const underWay = new Map<string, Promise<void>>();

/**
 * Runs a change of the cart. A call with the name of a change under way joins that change, so a double click counts
 * once. A failure is shown as a notice; the visitor's entries stay.
 */
export function changeCart(name: string, job: (circumstances: Circumstances) => Promise<void>): Promise<void> {
  const present = underWay.get(name);
  if (present) return present;
  const state = cartWork();
  const isBehind = state.get().count > 0;
  const markSent = () => {
    if (underWay.get(name) === change) underWay.delete(name);
  };
  state.setKey('count', state.get().count + 1);
  const change = job({ isBehind, markSent })
    .catch((error: unknown) => {
      if (!isAborted(error)) showFailureNotice(failureFromError(error));
    })
    .finally(() => {
      markSent();
      state.setKey('count', state.get().count - 1);
    });
  underWay.set(name, change);
  return change;
}
