import { brotliOf, filesLoaded, islandOf } from './files-loaded.ts';
import { type FlavourName, fileIn, flavours } from './flavours.ts';
import { islandsOnPage } from './islands-on-page.ts';
import type { Manifest } from './manifest.ts';
import { type KindOfPage, kindsOfPages } from './size-budgets.ts';
import type { SizeTable } from './size-table.ts';

/** Load of a page of one kind. */
export interface PageSize extends KindOfPage {
  /** Number of islands that claim elements of the page. */
  readonly islands: number;
  /** In bytes after Brotli, in each flavour. */
  readonly sizes: Readonly<Record<FlavourName, number>>;
  /** In the flavour that makes more of them. */
  readonly requests: number;
}

/** Scripts that a page with these islands loads before any of them is used. */
export function filesOfPage(manifest: Manifest, islands: readonly string[], flavour: FlavourName = 'react'): string[] {
  const ofIslands = (source: string) => islands.includes(islandOf(source) ?? '');
  // The module by which the loader prefetches islands; no file imports it by name.
  const ahead = fileIn(flavour, 'files.js');
  return [...filesLoaded(manifest, flavours[flavour].tag, ofIslands), ahead];
}

/** The load of a page of each kind, with the islands of the demo shop's page. */
export async function measurePages(manifests: Readonly<Record<FlavourName, Manifest>>): Promise<PageSize[]> {
  return Promise.all(
    kindsOfPages.map(async (kind) => {
      const islands = await islandsOnPage(kind.path);
      const react = filesOfPage(manifests.react, islands);
      const lite = filesOfPage(manifests.lite, islands, 'lite');
      const sizes = { react: brotliOf(manifests.react, react), lite: brotliOf(manifests.lite, lite) };
      return { ...kind, islands: islands.length, sizes, requests: Math.max(react.length, lite.length) };
    }),
  );
}

/** The table for users. */
export function pageTable(pages: readonly PageSize[]): SizeTable {
  return {
    columns: ['A page', 'Islands', '`stirrup.js`', '`stirrup.lite.js`', 'Requests'],
    rows: pages.map(({ label, path, islands, sizes, requests }) => [
      `${label} (\`${path}\`)`,
      { count: islands },
      { bytes: sizes.react },
      { bytes: sizes.lite },
      { count: requests },
    ]),
  };
}
