import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/**
 * The value of a store, if there is one. Changes render synchronously: the page is up to date before the events about
 * them are emitted. The first render already has the store's present value; to begin with the printed one, take
 * {@link useStore}.
 *
 * @example
 * ```tsx
 * const isLoading = useSyncStore(query?.facts)?.isLoading;
 * ```
 */
export function useSyncStore<T>(store: ReadableAtom<T>): T;
export function useSyncStore<T>(store: ReadableAtom<T> | undefined): T | undefined;
export function useSyncStore<T>(store: ReadableAtom<T> | undefined): T | undefined {
  const listen = useCallback((render: () => void) => store?.listen(() => flushSync(render)) ?? (() => {}), [store]);
  const read = () => store?.get();
  return useSyncExternalStore(listen, read, read);
}
