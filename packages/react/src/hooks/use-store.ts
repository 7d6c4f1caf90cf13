import { useStore as useNanostore } from '@nanostores/react';
import type { Store, StoreValue } from 'nanostores';

/**
 * The value of a shared store, kept up to date. During hydration it is `printed`, the value that the CMS printed, so
 * that the first render matches the markup. If events about a change follow it, take {@link useSyncStore}.
 *
 * @example
 * ```tsx
 * const count = useStore(expectedCount, undefined);
 * ```
 */
export function useStore<S extends Store>(store: S, printed: StoreValue<S>): StoreValue<S> {
  return useNanostore(store, { ssr: () => printed });
}
