import { filesLoaded, islandOf } from './files-loaded.ts';
import type { Manifest } from './manifest.ts';
import { listingBudget } from './size-budgets.ts';

/** The loader's table of islands: it has a limit for each of them, and grows with every one that no list needs. */
export const TABLE = 'stirrup.js';

/** Files of a page that sells from a list, without the table: the loader, the islands of the budget, their shared code. */
export function listingFiles(manifest: Manifest): string[] {
  const islands: readonly string[] = listingBudget.islands;
  const files = filesLoaded(manifest, TABLE, (source) => {
    const island = islandOf(source);
    if (island) return islands.includes(island);
    return !listingBudget.onDemandOnly.some((folder) => source.includes(folder));
  });
  return files.filter((name) => name !== TABLE);
}
