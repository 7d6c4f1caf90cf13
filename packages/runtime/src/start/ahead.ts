/**
 * Fetches and runs islands' code ahead of its use; only the script tag's distribution has the list of files for that.
 */
export interface Ahead {
  /** Makes the browser fetch the code, with the lowest priority, without running it. */
  readonly fetch: (island: string) => void;
  /** Runs it file by file, each in a task of its own; after a failure the island's own import runs the rest. */
  readonly evaluate: (island: string) => Promise<void> | undefined;
}

const UNKNOWN: Ahead = { fetch: () => undefined, evaluate: () => undefined };

/** The source of code that this bundle's islands use. */
export let ahead = UNKNOWN;

/**
 * Sets the source of islands' code, so that it can be fetched ahead and run in small pieces. The first call counts:
 * further script tags of the same distribution have the same files.
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
