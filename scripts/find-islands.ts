import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The packages that hold islands, innermost first. */
export const islandPackages = ['shop', 'builder'] as const;

/** The name of a package that holds islands. */
export type IslandPackage = (typeof islandPackages)[number];

/** An island as its folder says it: `packages/builder/src/disclosures/tabs/island.ts`. */
export interface IslandFolder {
  readonly package: IslandPackage;
  readonly name: string;
}

/** The root of the checkout, without a slash at its end. */
export const workspaceRoot = resolve(fileURLToPath(import.meta.url), '../..');

/** Every folder with an `island.ts`, in alphabetical order: the folders are the only list of islands there is. */
export function findIslands(workspace: string = workspaceRoot): IslandFolder[] {
  return islandPackages.flatMap((name) => {
    const source = `${workspace}/packages/${name}/src`;
    if (!existsSync(source)) return [];
    return readdirSync(source)
      .filter((folder) => existsSync(`${source}/${folder}/island.ts`))
      .sort()
      .map((folder) => ({ package: name, name: folder }));
  });
}
