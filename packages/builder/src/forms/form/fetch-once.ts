import { RequestError } from '@stirrup/cms';

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
  let asked: Promise<Part> | undefined;
  let part: Part | undefined;
  const get = () => {
    asked ??= load().then(
      (loaded) => {
        part = loaded;
        return loaded;
      },
      (cause: unknown) => {
        asked = undefined;
        throw new RequestError('offline', 'A part is missing.', { cause });
      },
    );
    return asked;
  };
  return { get, prepare: () => void get().catch(() => undefined), present: () => part };
}
