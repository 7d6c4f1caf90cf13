/** Fetches and runs islands' code before its use; only the script tag's distribution has the list of files for that. */
export interface CodeSource {
  /** Makes the browser fetch the code, with the lowest priority, without running it. */
  readonly fetch: (island: string) => void;
  /** Runs it file by file, each in a task of its own; after a failure the island's own import runs the rest. */
  readonly evaluate: (island: string) => Promise<unknown> | undefined;
}

const UNKNOWN: CodeSource = { fetch: () => undefined, evaluate: () => undefined };

/** The source of code that this bundle's islands use. */
export let codeSource = UNKNOWN;

/**
 * Sets the source of islands' code, so that it can be fetched early and run in small pieces. The first call counts:
 * further script tags of the same distribution have the same files.
 *
 * @example
 * ```html
 * <script type="module" src="/stirrup/stirrup.js"></script>
 * ```
 * ```ts
 * provideCode({ fetch: (island) => preload(filesOf(island)), evaluate: () => undefined });
 * ```
 */
export function provideCode(known: CodeSource): void {
  if (codeSource === UNKNOWN) codeSource = known;
}
