import { RequestError } from '@stirrup/cms';
import { createLazy } from '@stirrup/runtime';

/** A part that is loaded on first use. */
export interface Fetched<Part> {
  /** @throws RequestError of kind `offline` if it cannot be loaded; the next call retries. */
  readonly get: () => Promise<Part>;
  /** Starts loading it. */
  readonly prepare: () => void;
  /** The part, if it has loaded. */
  readonly present: () => Part | undefined;
}

/** Loads a part once, however often it is requested. */
export function fetchOnce<Part>(load: () => Promise<Part>): Fetched<Part> {
  const part = createLazy(load);
  return {
    get: () =>
      part.load().catch((cause: unknown) => {
        throw new RequestError('offline', 'A part is missing.', { cause });
      }),
    prepare: () => void part.load(),
    present: part.loaded,
  };
}
