import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The packages that hold islands, innermost first. */
export const islandPackages = ['shop', 'builder'] as const;

/** The name of a package that holds islands. */
export type IslandPackage = (typeof islandPackages)[number];

/** An island, by its folder: `packages/builder/src/disclosures/tabs/island.ts`. */
export interface IslandFolder {
  readonly package: IslandPackage;
  /** The folder's room: `disclosures`. */
  readonly room: string;
  readonly name: string;
  /** Path from the root of the checkout: `packages/builder/src/disclosures/tabs`. */
  readonly path: string;
}

/** The root of the checkout, without a slash at its end. */
export const workspaceRoot = resolve(fileURLToPath(import.meta.url), '../..');

/** Folders beside the rooms: code of several rooms, and code for tests. */
const NO_ROOMS: readonly string[] = ['shared', 'testing'];

/** The rooms of a package: folders of islands and of their shared code, by subject. */
export function roomsOf(name: IslandPackage, workspace: string = workspaceRoot): string[] {
  return foldersIn(`${workspace}/packages/${name}/src`).filter((room) => !NO_ROOMS.includes(room));
}

/** Every folder with an `island.ts`, in alphabetical order. There is no other list of islands. */
export function findIslands(workspace: string = workspaceRoot): IslandFolder[] {
  return islandPackages.flatMap((name) =>
    roomsOf(name, workspace)
      .flatMap((room) => {
        const source = `packages/${name}/src/${room}`;
        return foldersIn(`${workspace}/${source}`).map((folder) => islandFolder(name, room, folder));
      })
      .filter(({ path }) => existsSync(`${workspace}/${path}/island.ts`))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  );
}

/** The folder of an island, which need not exist. */
export function islandFolder(packageName: IslandPackage, room: string, name: string): IslandFolder {
  return { package: packageName, room, name, path: `packages/${packageName}/src/${room}/${name}` };
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
