import { readFileSync } from 'node:fs';
import { brotliOf, filesLoaded, islandOf } from './files-loaded.ts';
import { browserFolder, type Manifest } from './manifest.ts';
import type { PageBudget } from './size-budgets.ts';

/**
 * The size of the chunks that these islands add to a page, each compressed on its own as it is sent. A chunk without a
 * source of the budget's folders belongs to a ring, or to other islands' shared code: it has a row of its own.
 *
 * @throws {Error} when the distribution lacks one of them: a sum of fewer would always be small enough.
 */
export function measureIslandsTogether(manifest: Manifest, { islands, folders }: PageBudget): number {
  const entries = islands.map((name) => {
    const entry = Object.entries(manifest.files).find(([, { source }]) => islandOf(source) === name);
    if (!entry) throw new Error(`Stirrup: the manifest has no island ${name}. Run "npm run build".`);
    return entry[0];
  });
  const loaded = entries.flatMap((entry) => filesLoaded(manifest, entry, () => false));
  const own = [...new Set(loaded)].filter(
    (file) =>
      // One that only passes on what a chunk exports has no source.
      entries.includes(file) ||
      sourcesOf(file).some((source) => folders.some((folder) => source.includes(`packages/${folder}/`))),
  );
  return brotliOf(manifest, own);
}

function sourcesOf(file: string): readonly string[] {
  const map: { readonly sources: readonly string[] } = JSON.parse(readFileSync(`${browserFolder}/${file}.map`, 'utf8'));
  return map.sources;
}
