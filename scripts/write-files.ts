import { basename } from 'node:path';
import { COLUMN, ROW } from '../packages/stirrup/src/table/table-format.ts';
import { type FlavourName, flavours } from './flavours.ts';
import type { IslandFile } from './island-files.ts';
import type { ManifestFile } from './manifest.ts';

/** Files of the distribution by name. */
type Files = ReadonlyMap<string, ManifestFile>;

/** A file and all that it imports, without the loader's, innermost first. */
export function withImports(files: Files, name: string, flavour: FlavourName = 'react'): string[] {
  const loader = inOrder(files, flavours[flavour].tag, new Set());
  return [...inOrder(files, name, new Set())].filter((file) => !loader.has(file));
}

function inOrder(files: Files, name: string, seen: Set<string>): Set<string> {
  if (seen.has(name)) return seen;
  for (const next of files.get(name)?.imports ?? []) inOrder(files, next, seen);
  return seen.add(name);
}

/** Files with the code of each wanted file, in the order of `islandFiles()`. */
export function builtFiles(files: Files, wanted: readonly IslandFile[]): string[] {
  return wanted.map(({ source }) => {
    const built = [...files].find(([, file]) => file.source === source);
    if (!built) throw new Error(`Stirrup: the build has no file for ${source}. Look at scripts/grouped-islands.ts.`);
    return built[0];
  });
}

/**
 * Writes the list of files that `readFiles` reads.
 *
 * @throws {Error} if more files are shared than there are letters.
 */
export function writeFiles(files: Files, own: readonly string[], flavour: FlavourName = 'react'): string {
  const needs = own.map((name) => withImports(files, name, flavour).slice(0, -1));
  const shared = [...new Set(needs.flat())];
  if (shared.length > 36) throw new Error('Stirrup: the list has a letter for each of 36 shared files. Join some.');
  const nameOf = (file: string) => basename(file, '.js');
  const lines = own.map((name, index) => {
    const letters = (needs[index] ?? []).map((file) => shared.indexOf(file).toString(36));
    return letters.join('') + COLUMN + nameOf(name);
  });
  const hashes = shared.map((file) => {
    const [, hash] = /^chunks\/chunk-(.*)\.js$/.exec(file.slice(flavours[flavour].folder.length)) ?? [];
    if (!hash) throw new Error(`Stirrup: ${file} is shared, and not named as esbuild names shared files.`);
    return hash;
  });
  return hashes.join(' ') + ROW + lines.join(' ');
}
