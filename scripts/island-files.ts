import { existsSync } from 'node:fs';
import { findIslands, workspaceRoot } from './find-islands.ts';
import { GROUP, type IslandGroup, islandGroups } from './island-groups.ts';

/** A file of the script tag with islands' code, as it is wanted. */
export interface IslandFile extends Required<IslandGroup> {
  /** The source that a dynamic import asks for when it loads the file, as the build names it. */
  readonly source: string;
}

/**
 * All files with islands' code: those of groups, then one for each other island and each other stand-in.
 *
 * @throws {Error} for a group that names an unknown island, an island twice, or an island together with its own stand-in.
 */
export function islandFiles(groups: readonly IslandGroup[] = islandGroups): readonly IslandFile[] {
  const folders = findIslands();
  const grouped = groups.map(
    ({ name, islands, standIns = [], parts = [] }): IslandFile => ({
      ...{ name, islands, standIns, parts },
      source: `${GROUP}:${name}`,
    }),
  );
  for (const { name, islands, standIns } of grouped) {
    const names = [...islands, ...standIns];
    const unknown = names.find((island) => !folders.some((folder) => folder.name === island));
    if (unknown) throw new Error(`Stirrup: the group "${name}" names "${unknown}", which is no island. ${CORRECT}`);
    if (new Set(names).size < names.length) {
      throw new Error(`Stirrup: the group "${name}" names an island twice: its file finds code by name. ${CORRECT}`);
    }
  }
  for (const list of [grouped.flatMap(({ islands }) => islands), grouped.flatMap(({ standIns }) => standIns)]) {
    const twice = list.find((island, index) => list.indexOf(island) < index);
    if (twice) throw new Error(`Stirrup: "${twice}" is in two groups. ${CORRECT}`);
  }
  const alone = folders.flatMap(({ name, path }): IslandFile[] => [
    ...(grouped.some(({ islands }) => islands.includes(name))
      ? []
      : [{ name, islands: [name], standIns: [], parts: [], source: codeOf(name, path) }]),
    ...(grouped.some(({ standIns }) => standIns.includes(name)) ||
    !existsSync(`${workspaceRoot}/${standInOf(name, path)}`)
      ? []
      : [{ name: `${name}-stand-in`, islands: [], standIns: [name], parts: [], source: standInOf(name, path) }]),
  ]);
  return [...grouped, ...alone];
}

const CORRECT = 'Correct scripts/island-groups.ts.';

/** Path of an island's code in the repository, by the path of its folder. */
export function codeOf(name: string, path: string = folderOf(name)): string {
  const component = `${path}/${name}.tsx`;
  return existsSync(`${workspaceRoot}/${component}`) ? component : `${path}/${name}.ts`;
}

/** Path of an island's stand-in in the repository, by the path of its folder. */
export function standInOf(name: string, path: string = folderOf(name)): string {
  return `${path}/${name}-stand-in.ts`;
}

function folderOf(name: string): string {
  return findIslands().find((folder) => folder.name === name)?.path ?? '';
}
