import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a folder, by their path in it: `stirrup.js`, `chunks/….js`. */
export function folderFiles(folder: string): ReadonlyMap<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted();
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))]));
}
