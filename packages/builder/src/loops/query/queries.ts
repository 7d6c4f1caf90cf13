import { membersOf, pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';
import type { Query } from './query.ts';

/** All loops of the page, in the order of their registration. */
export function queries(): WritableAtom<readonly Query[]> {
  return pageRegistry().shared('builder/queries', () => atom<readonly Query[]>([]));
}

/**
 * The loop of an id. Among nested loops with one id: the one that shares the closest ancestor with `near`, otherwise
 * the last, which is the one that other scripts see (bricks-dynamic.md §3.3).
 *
 * @example
 * ```ts
 * queryCalled('abc123', button)?.facts.get().page; // 2
 * ```
 */
export function queryCalled(id: string, near?: Element): Query | undefined {
  const found = queries()
    .get()
    .filter((query) => query.id === id);
  for (let place = near?.parentElement; place && found.length > 1; place = membersOf(place).parentElement) {
    const inside = found.filter(({ trail }) => place && membersOf(place).contains(trail));
    if (inside.length > 0) return inside.at(-1);
  }
  return found.at(-1);
}

/**
 * Calls back with the loop of an id as soon as it is registered, and again when another one replaces it: islands mount
 * in any order, and responses add loops.
 */
export function followQuery(id: string, near: Element, signal: AbortSignal, listener: (query: Query) => void): void {
  let known: Query | undefined;
  const update = () => {
    const query = queryCalled(id, near);
    if (!query || query === known) return;
    known = query;
    listener(query);
  };
  signal.addEventListener('abort', queries().subscribe(update));
}
