import { filesLoaded, islandOf } from './files-loaded.ts';
import type { Manifest } from './manifest.ts';
import { listingBudget } from './size-budgets.ts';

/** The loader's table of islands: it has a limit for each of them, and grows with every one that no list needs. */
export const TABLE = 'stirrup.js';

/** What a page loads that sells from a list, the table aside: the loader, the islands of the budget, what these share. */
export function listingFiles(manifest: Manifest): string[] {
  const islands: readonly string[] = listingBudget.islands;
  const files = filesLoaded(manifest, TABLE, (source) => {
    const island = islandOf(source);
    if (island) return islands.includes(island);
    return !listingBudget.onDemandOnly.some((folder) => source.includes(folder));
  });
  return files.filter((name) => name !== TABLE);
}
