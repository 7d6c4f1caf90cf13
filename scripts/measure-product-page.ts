import { readFileSync } from 'node:fs';
import { brotliOf, filesLoaded, islandOf } from './files-loaded.ts';
import { browserFolder, type Manifest } from './manifest.ts';
import { productPageBudget } from './size-budgets.ts';
import type { SizeRow } from './size-table.ts';

const shop = 'packages/shop/src/';

/**
 * The chunks that these islands add to a page, each compressed on its own as it is sent. A chunk that holds no source of
 * theirs belongs to a ring, or to what the shop's islands share: it has a row of its own. So has the matching of
 * variations, which lies in one of theirs and is taken off.
 *
 * @throws {Error} when the distribution lacks one of them: a sum of fewer would always be small enough.
 */
export function measureProductPage(manifest: Manifest, matching: SizeRow): SizeRow {
  const { label, islands, limit } = productPageBudget;
  const folders = islands.map((name) => `${shop}${name}/`);
  const loaded = islands.flatMap((name) => {
    const entry = Object.entries(manifest.files).find(([, { source }]) => islandOf(source) === name);
    if (!entry) throw new Error(`Stirrup: the manifest has no island ${name}. Run "npm run build".`);
    return filesLoaded(manifest, entry[0], () => false);
  });
  const own = [...new Set(loaded)].filter((file) =>
    sourcesOf(file).some((source) => folders.some((folder) => source.includes(folder))),
  );
  return { label, size: brotliOf(manifest, own) - matching.size, limit };
}

function sourcesOf(file: string): readonly string[] {
  const map: { readonly sources: readonly string[] } = JSON.parse(readFileSync(`${browserFolder}/${file}.map`, 'utf8'));
  return map.sources;
}
