import { useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { queries, queryCalled } from './queries.ts';
import type { Query } from './query.ts';

/**
 * Reads the registered loops for a component. Changes render synchronously, before the events about them are emitted.
 *
 * @param ids The loops' ids; the same list in every render.
 * @param near Among nested loops with one id, the closest to this element is read.
 * @param read Returns a primitive, or the same object while nothing has changed.
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
      // Loops are registered during React's rendering, so `flushSync` is not allowed here.
      const stopQueries = queries().listen(() => {
        follow();
        render();
      });
      return () => {
        stop();
        stopQueries();
      };
    },
    [find],
  );
  const readNow = () => read(find());
  return useSyncExternalStore(listen, readNow, readNow);
}
