import { useSubscription } from '@stirrup/react';
import type { ReadableAtom } from 'nanostores';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** The value of a store: whoever changes it goes on only once the page shows it. */
export function useStoreAtOnce<Value>(store: ReadableAtom<Value>): Value {
  const [value, setValue] = useState(() => store.get());
  useSubscription<[Value]>(
    (listener, signal) => signal.addEventListener('abort', store.listen(listener)),
    (next) => flushSync(() => setValue(() => next)),
  );
  return value;
}
