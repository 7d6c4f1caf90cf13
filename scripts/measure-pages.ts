import { brotliOf, filesLoaded, islandOf } from './files-loaded.ts';
import { islandsOnPage } from './islands-on-page.ts';
import { TABLE } from './listing-files.ts';
import type { Manifest } from './manifest.ts';
import { type KindOfPage, kindsOfPages } from './size-budgets.ts';
import type { SizeTable } from './size-table.ts';

/** The module by which the loader prefetches islands; no file imports it by name. */
const AHEAD = 'files.js';

/** Load of a page of one kind. */
export interface PageSize extends KindOfPage {
  /** Number of islands that claim elements of the page. */
  readonly islands: number;
  /** In bytes after Brotli. */
  readonly size: number;
  readonly requests: number;
}

/** Scripts that a page with these islands loads before any of them is used. */
export function filesOfPage(manifest: Manifest, islands: readonly string[]): string[] {
  const ofIslands = (source: string) => islands.includes(islandOf(source) ?? '');
  return [...filesLoaded(manifest, TABLE, ofIslands), AHEAD];
}

/** The load of a page of each kind, with the islands of the demo shop's page. */
export async function measurePages(manifest: Manifest): Promise<PageSize[]> {
  return Promise.all(
    kindsOfPages.map(async (kind) => {
      const islands = await islandsOnPage(kind.path);
      const files = filesOfPage(manifest, islands);
      return { ...kind, islands: islands.length, size: brotliOf(manifest, files), requests: files.length };
    }),
  );
}

/** The table for users. */
export function pageTable(pages: readonly PageSize[]): SizeTable {
  return {
    columns: ['A page', 'Islands', 'Brotli', 'Requests'],
    rows: pages.map(({ label, path, islands, size, requests }) => [
      `${label} (\`${path}\`)`,
      { count: islands },
      { bytes: size },
      { count: requests },
    ]),
  };
}
