import { existsSync, readdirSync } from 'node:fs';
import { workspaceRoot } from './find-islands.ts';

/** Source files of a package that lie in no island's folder: what its islands share. Without tests. */
export function sharedFiles(packageName: string): string[] {
  const source = `${workspaceRoot}/packages/${packageName}/src`;
  const folders = readdirSync(source, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && entry.name !== 'testing' && !existsSync(`${source}/${entry.name}/island.ts`),
    )
    .map((entry) => `${source}/${entry.name}`);
  return [source, ...folders].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e|spec-d|d)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
}
