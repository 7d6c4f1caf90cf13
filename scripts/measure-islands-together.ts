import { chunkSources } from './chunk-sources.ts';
import { brotliOf, filesLoaded, islandOf } from './files-loaded.ts';
import { TABLE } from './listing-files.ts';
import type { Manifest } from './manifest.ts';
import type { PageBudget } from './size-budget.ts';

/**
 * The size of the chunks that these islands add to a page, each compressed on its own as it is sent. A chunk without a
 * source in the islands' folders, or in the shared ones, belongs to a ring or to other islands, and has a row of its
 * own.
 *
 * @throws {Error} if the distribution lacks one of them: a sum of fewer would always be small enough.
 */
export function measureIslandsTogether(
  manifest: Manifest,
  { islands, shared = [] }: Pick<PageBudget, 'islands' | 'shared'>,
): number {
  const entries = islands.map((name) => {
    const entry = Object.entries(manifest.files).find(
      // Its stand-in is code of the island, too, and may come first in the manifest.
      ([, { source = '' }]) => islandOf(source) === name && !source.includes('-stand-in.'),
    );
    if (!entry) throw new Error(`Stirrup: the manifest has no island ${name}. Run "npm run build".`);
    return entry[0];
  });
  const loaded = [...new Set(entries.flatMap((entry) => filesLoaded(manifest, entry, () => false)))];
  const folders = new Map(loaded.map((file) => [file, foldersOf(file)]));
  const missing = shared.find((name) => ![...folders.values()].some((names) => names.has(name)));
  if (missing)
    throw new Error(
      `Stirrup: ${islands.join(', ')} load no code of the folder ${missing}. Correct their size-budget.ts.`,
    );
  const loader = filesLoaded(manifest, TABLE, () => false);
  // A file that only re-exports a chunk has no source. The loader has some code from the folders of islands.
  const isOwn = (file: string) =>
    entries.includes(file) ||
    (!loader.includes(file) && [...islands, ...shared].some((name) => folders.get(file)?.has(name)));
  return brotliOf(manifest, loaded.filter(isOwn));
}

/** Names of the folders in islands' packages with code in a file. */
function foldersOf(file: string): ReadonlySet<string> {
  return new Set(
    chunkSources(file).map(
      (source) => /packages\/(?:shop|builder)\/src\/(?:.*\/)?([^/]+)\/[^/]+$/.exec(source)?.[1] ?? '',
    ),
  );
}
