import { useSubscription } from '@stirrup/react';
import type { ReadableAtom } from 'nanostores';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** The value of a store, rendered synchronously: code that changes the store continues after the page is updated. */
export function useStoreAtOnce<Value>(store: ReadableAtom<Value>): Value {
  const [value, setValue] = useState(() => store.get());
  useSubscription<[Value]>(
    (listener, signal) => signal.addEventListener('abort', store.listen(listener)),
    (next) => flushSync(() => setValue(() => next)),
  );
  return value;
}
