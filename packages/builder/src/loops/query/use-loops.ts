import { useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { queries, queryCalled } from './queries.ts';
import type { Query } from './query.ts';

/**
 * Reads the page's loops for a component, as far as these are there. A change of one renders at once: its events come
 * afterwards.
 *
 * @param ids The loops' ids; the same list in every render.
 * @param near Of nested loops with one id, the closest is read.
 * @param read Gives a primitive, or what stays the same as long as nothing has changed.
 * @example
 * ```tsx
 * const isLoading = useLoops(ids, island.element, (loops) => loops.some(({ facts }) => facts.get().isLoading));
 * ```
 */
export function useLoops<T>(ids: readonly string[], near: Element, read: (loops: readonly Query[]) => T): T {
  const find = useCallback(() => ids.flatMap((id) => queryCalled(id, near) ?? []), [ids, near]);
  const listen = useCallback(
    (render: () => void) => {
      let stops: (() => void)[] = [];
      const stop = () => {
        for (const one of stops) one();
      };
      const follow = () => {
        stop();
        stops = find().map(({ facts }) => facts.listen(() => flushSync(render)));
      };
      follow();
      // Loops come while React is at work: it shows that itself.
      const stopComing = queries().listen(() => {
        follow();
        render();
      });
      return () => {
        stop();
        stopComing();
      };
    },
    [find],
  );
  const readNow = () => read(find());
  return useSyncExternalStore(listen, readNow, readNow);
}
