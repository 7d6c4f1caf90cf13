import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { workspaceRoot } from './find-islands.ts';

/** Folders with one of these files are islands, or have a budget of their own. */
const WEIGHED = ['island.ts', 'size-budget.ts'];

/** Tables of all islands, which only diagnostics load. */
const TABLE = /^island-/;

/** Source files shared by a package's islands, by folder: those outside all islands' folders, without tests. */
export function sharedFiles(packageName: string): ReadonlyMap<string, readonly string[]> {
  const source = `${workspaceRoot}/packages/${packageName}/src`;
  const folders = readdirSync(source, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((folder) => !WEIGHED.some((file) => existsSync(`${folder}/${file}`)))
    .sort();
  const files = [source, ...folders].map((folder): [string, string[]] => [
    folder.slice(source.length + 1),
    sourcesIn(folder).filter((file) => folder !== source || !TABLE.test(basename(file))),
  ]);
  return new Map(files.filter(([, modules]) => modules.length > 0));
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e|spec-d|d)\.tsx?$/.test(file))
    .sort()
    .map((file) => `${folder}/${file}`);
}
