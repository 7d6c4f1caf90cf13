import { filesLoaded, islandsOf } from './files-loaded.ts';
import type { Manifest } from './manifest.ts';
import { listingBudget } from './size-budgets.ts';

/** The loader's table of islands. It has its own limit per island, and also grows with islands that no list needs. */
export const TABLE = 'stirrup.js';

const OF_ISLANDS = /^(?:packages\/(?:shop|builder)\/|island-group:)/;

/**
 * Files of a page with a list of products, without the table: the loader, the islands of the budget, their shared code.
 */
export function listingFiles(manifest: Manifest, table = TABLE): string[] {
  const islands: readonly string[] = listingBudget.islands;
  const files = filesLoaded(manifest, table, (source) => {
    const loaded = islandsOf(source);
    if (loaded.length > 0) return loaded.some((island) => islands.includes(island));
    // Files of groups have later parts of other islands, too.
    if (OF_ISLANDS.test(source)) return islands.some((island) => source.includes(`/${island}/`));
    return !listingBudget.onDemandOnly.some((folder) => source.includes(folder));
  });
  return files.filter((name) => name !== table);
}
