/** Fetches and runs islands' code ahead of its use; only the script tag's distribution knows the files to do so. */
export interface Ahead {
  /** Has the browser fetch it, behind everything else, and run none of it. */
  readonly fetch: (island: string) => void;
  /** Runs it file by file, each in a task of its own; a file that fails is left to the island's own import. */
  readonly evaluate: (island: string) => Promise<void> | undefined;
}

const UNKNOWN: Ahead = { fetch: () => undefined, evaluate: () => undefined };

/** The source of code that this bundle's islands use. */
export let ahead = UNKNOWN;

/**
 * Says where islands' code comes from, so that it can be fetched before it is wanted and run in small pieces. Who says it first
 * is believed: further script tags of the same distribution know no other files.
 *
 * @example
 * ```html
 * <script type="module" src="/stirrup/stirrup.js"></script>
 * ```
 * ```ts
 * provideAhead({ fetch: (island) => preload(filesOf(island)), evaluate: () => undefined });
 * ```
 */
export function provideAhead(known: Ahead): void {
  if (ahead === UNKNOWN) ahead = known;
}
