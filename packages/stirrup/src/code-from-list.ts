import { type CodeSource, createLazy } from '@stirrup/runtime';
import { codeFromFiles, importModule } from './code-from-files.ts';

/** The module with the files of each island's code, innermost first; paths are relative to it. */
interface FilesModule {
  readonly default: Readonly<Record<string, readonly string[]>>;
}

const LIST = typeof STIRRUP_FILES === 'string' ? new URL(STIRRUP_FILES, import.meta.url).href : undefined;

/**
 * Fetches and runs islands' code file by file, as soon as the list of files has loaded. Until then no code is fetched
 * early, and islands' code runs in one piece. For tags of one island, each of which has a copy of this file: the loader
 * does without it.
 *
 * @param url Address of a {@link FilesModule}. @default that of the script tag's distribution, if this is one
 * @param run Imports a module.
 */
export function codeFromList(url = LIST, run = importModule): CodeSource | undefined {
  if (url === undefined) return undefined;
  const list = createLazy(async () => {
    const module: FilesModule = await run(url);
    return codeFromFiles((island) => (module.default[island] ?? []).map((file) => new URL(file, url).href), run);
  });
  return {
    fetch: (island) => {
      // If the list cannot be fetched, the island's own import loads its code.
      list.load().then(
        (codeSource) => codeSource.fetch(island),
        () => undefined,
      );
    },
    // A start before the list has loaded must not wait for it.
    evaluate: (island) => list.loaded()?.evaluate(island),
  };
}
