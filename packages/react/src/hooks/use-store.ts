import { useStore as useNanostore } from '@nanostores/react';
import type { Store, StoreValue } from 'nanostores';

/**
 * The value of a shared store, kept up to date. During hydration it is `server`, the value that the CMS printed, so
 * that the first render matches the markup.
 *
 * @example
 * ```tsx
 * const count = useStore(expectedCount, undefined);
 * ```
 */
export function useStore<S extends Store>(store: S, server: StoreValue<S>): StoreValue<S> {
  return useNanostore(store, { ssr: () => server });
}
