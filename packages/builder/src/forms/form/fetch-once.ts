import { RequestError } from '@stirrup/cms';
import { createLazy } from '@stirrup/runtime';

/** A part that is fetched when it is needed, once. */
export interface Fetched<Part> {
  /** @throws RequestError of kind `offline` where it cannot be fetched; whoever asks later asks anew. */
  readonly get: () => Promise<Part>;
  /** Fetches it for later. */
  readonly prepare: () => void;
  /** The part, if it is there. */
  readonly present: () => Part | undefined;
}

/** Fetches a part once, however often it is asked for. */
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
