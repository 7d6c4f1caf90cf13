import { useSubscription } from './use-subscription.ts';

/**
 * Listens to an event that reaches the document, until the island is released.
 *
 * @example
 * ```tsx
 * useDocumentEvent('keydown', (event) => event.key === 'Escape' && close());
 * ```
 */
export function useDocumentEvent<E extends keyof DocumentEventMap>(
  type: E,
  handler: (event: DocumentEventMap[E]) => void,
): void {
  useSubscription<[DocumentEventMap[E]]>(
    (listener, signal) => document.addEventListener(type, listener, { signal }),
    handler,
  );
}
