import { filesLoaded, islandOf } from './files-loaded.ts';
import type { Manifest } from './manifest.ts';
import { listingBudget } from './size-budgets.ts';

/** What a page loads that sells from a list: the loader, the islands of the budget, and all that these share. */
export function listingFiles(manifest: Manifest): string[] {
  const islands: readonly string[] = listingBudget.islands;
  return filesLoaded(manifest, 'stirrup.js', (source) => {
    const island = islandOf(source);
    if (island) return islands.includes(island);
    return !listingBudget.onDemandOnly.some((folder) => source.includes(folder));
  });
}
