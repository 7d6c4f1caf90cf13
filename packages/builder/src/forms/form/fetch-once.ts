import { createLazy } from '@stirrup/runtime';
import { codeFailure } from '../../shared/code-failure.ts';

/** A part that is loaded on first use. */
export interface Fetched<Part> {
  /** @throws RequestError of kind `offline` if it cannot be loaded; the next call retries. */
  readonly load: () => Promise<Part>;
  /** Starts loading it. */
  readonly prepare: () => void;
  /** The part, if it has loaded. */
  readonly loaded: () => Part | undefined;
}

/** Loads a part once, however often it is requested. */
export function fetchOnce<Part>(load: () => Promise<Part>): Fetched<Part> {
  const part = createLazy(load);
  return {
    load: () =>
      part.load().catch((cause: unknown) => {
        throw codeFailure('a form', cause);
      }),
    prepare: () => void part.load(),
    loaded: part.loaded,
  };
}
