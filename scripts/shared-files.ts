import { existsSync, readdirSync } from 'node:fs';
import { workspaceRoot } from './find-islands.ts';

/** Source files that a package's islands share, by folder: those that lie in no island's. Without tests. */
export function sharedFiles(packageName: string): ReadonlyMap<string, readonly string[]> {
  const source = `${workspaceRoot}/packages/${packageName}/src`;
  const folders = readdirSync(source, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && entry.name !== 'testing' && !existsSync(`${source}/${entry.name}/island.ts`),
    )
    .map(({ name }) => name);
  return new Map(['', ...folders].map((name) => [name, sourcesIn(`${source}/${name}`)]));
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e|spec-d|d)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
}
