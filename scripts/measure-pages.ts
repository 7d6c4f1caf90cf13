import { brotliOf, filesLoaded, islandsOf } from './files-loaded.ts';
import { type FlavourName, flavours } from './flavours.ts';
import { islandsOnPage } from './islands-on-page.ts';
import type { Manifest, ManifestFile } from './manifest.ts';
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
  /** Number of requests of which each one begins when the one before it has been answered. */
  readonly depth: number;
}

/** Scripts that a page with these islands loads before any of them is used. */
export function filesOfPage(manifest: Manifest, islands: readonly string[], flavour: FlavourName = 'react'): string[] {
  return filesLoaded(manifest, flavours[flavour].tag, bringsOneOf(islands));
}

/**
 * The longest chain of requests of such a page. Once the loader is there it requests all that the list of files has for an
 * island; what the list lacks is requested by the file that imports it.
 */
export function depthOfPage(manifest: Manifest, islands: readonly string[], flavour: FlavourName = 'react'): number {
  const { tag } = flavours[flavour];
  const files = new Set(filesOfPage(manifest, islands, flavour));
  const depths = new Map<string, number>([[tag, 1]]);
  const follow = (importsOf: (file: ManifestFile) => readonly string[]) => {
    // A map's loop also visits what the loop adds.
    for (const [name, depth] of depths) {
      const file = manifest.files[name];
      const next = file ? importsOf(file).filter((other) => files.has(other) && !depths.has(other)) : [];
      for (const other of next) depths.set(other, depth + 1);
    }
  };
  follow(({ imports }) => imports);
  const loaded = Math.max(...depths.values());
  for (const name of islands.flatMap((island) => manifest.islands[island] ?? [])) depths.set(name, loaded + 1);
  // The table's imports follow when the loader runs.
  depths.set(tag, loaded);
  follow(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return Math.max(...depths.values());
}

/** The load of a page of each kind, with the islands of the demo shop's page. */
export async function measurePages(manifests: Readonly<Record<FlavourName, Manifest>>): Promise<PageSize[]> {
  const measure = (flavour: FlavourName, islands: readonly string[]) => {
    const files = filesOfPage(manifests[flavour], islands, flavour);
    return {
      size: brotliOf(manifests[flavour], files),
      requests: files.length,
      depth: depthOfPage(manifests[flavour], islands, flavour),
    };
  };
  return Promise.all(
    kindsOfPages.map(async (kind) => {
      const islands = await islandsOnPage(kind.path, kind.before);
      const [react, lite] = [measure('react', islands), measure('lite', islands)];
      return {
        ...kind,
        islands: islands.length,
        sizes: { react: react.size, lite: lite.size },
        requests: Math.max(react.requests, lite.requests),
        depth: Math.max(react.depth, lite.depth),
      };
    }),
  );
}

/** The table for users. */
export function pageTable(pages: readonly PageSize[]): SizeTable {
  return {
    columns: ['A page', 'Islands', '`stirrup.js`', '`stirrup.lite.js`', 'Requests', 'In a chain of'],
    rows: pages.map(({ label, path, islands, sizes, requests, depth }) => [
      `${label} (\`${path}\`)`,
      { count: islands },
      { bytes: sizes.react },
      { bytes: sizes.lite },
      { count: requests },
      { count: depth },
    ]),
  };
}

const bringsOneOf = (islands: readonly string[]) => (source: string) =>
  islandsOf(source).some((island) => islands.includes(island));
