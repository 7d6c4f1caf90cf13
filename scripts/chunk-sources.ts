import { existsSync, readFileSync } from 'node:fs';
import { browserFolder } from './manifest.ts';

/** The sources in a file of the script tag, by path in the repository. A file that only passes on exports has none. */
export function chunkSources(file: string): string[] {
  const path = `${browserFolder}/${file}.map`;
  if (!existsSync(path)) return [];
  const map: { readonly sources: readonly string[] } = JSON.parse(readFileSync(path, 'utf8'));
  return map.sources.map((source) => source.replace(/^(?:\.\.\/)+/, ''));
}
