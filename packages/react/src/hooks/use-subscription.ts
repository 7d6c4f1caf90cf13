import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { GuardContext } from '../guard-context.ts';

/**
 * Subscribes until the island is released. The listener is always that of the latest render, so it can read current
 * state. `subscribe` is called once and cleans up through its signal. An exception in the listener is reported and does
 * not end the subscription.
 *
 * @example
 * ```tsx
 * useSubscription(
 *   (listener, signal) => subscribe(document.body, ADDED_TO_CART, listener, signal),
 *   () => setIsOpen(true),
 * );
 * ```
 */
export function useSubscription<A extends readonly unknown[]>(
  subscribe: (listener: (...args: A) => void, signal: AbortSignal) => void,
  listener: (...args: A) => void,
): void {
  const guard = useContext(GuardContext);
  const newest = useRef({ subscribe, listener });
  useLayoutEffect(() => {
    newest.current = { subscribe, listener };
  });
  useEffect(() => {
    const controller = new AbortController();
    newest.current.subscribe((...args) => guard(() => newest.current.listener(...args)), controller.signal);
    return () => controller.abort();
  }, [guard]);
}
