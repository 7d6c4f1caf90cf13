import { pageRegistry } from '@stirrup/runtime';
import { REFUSAL } from './google-contract.ts';

/** Aborts when Google refuses the key of the page: from then on it apologises in place of each map. */
export function keyRefusal(): AbortSignal {
  return pageRegistry().shared('media/google-refusal', () => {
    const refused = new AbortController();
    const theirs: unknown = Reflect.get(globalThis, REFUSAL);
    Reflect.set(globalThis, REFUSAL, () => {
      refused.abort();
      if (typeof theirs === 'function') theirs();
    });
    return refused.signal;
  });
}
