import { useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Query, QueryFacts } from './query.ts';

/** What is known of a loop, if it is there. What changes shows at once: events that tell of it come afterwards. */
export function useFacts(query: Query | undefined): QueryFacts | undefined {
  const listen = useCallback(
    (render: () => void) => query?.facts.listen(() => flushSync(render)) ?? (() => {}),
    [query],
  );
  const read = () => query?.facts.get();
  return useSyncExternalStore(listen, read, read);
}
