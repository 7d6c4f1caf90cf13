import { dirname } from 'node:path';
import type { ChunkGroup } from './chunk-groups.ts';
import type { GraphSource } from './import-graph.ts';

/** A chunk of the script tag as it is wanted. */
export interface WantedChunk {
  /** Lies in the chunk, too. */
  readonly library?: string;
  /** Below `packages/`, in alphabetical order. */
  readonly sources: readonly string[];
}

/**
 * The chunks that groups ask for; groups of one name ask for one. Where an island without React uses some of a chunk, those of
 * its sources that bring React are another chunk.
 *
 * @throws {Error} for a folder in which its group finds nothing: the group no longer says what is built.
 */
export function groupSources(sources: readonly GraphSource[], groups: readonly ChunkGroup[]): WantedChunk[] {
  const taken = new Set<string>();
  const byName = new Map<string, GraphSource[]>();
  for (const group of groups) {
    const fitting = sources.filter((source) => fits(source, group) && !taken.has(source.path));
    for (const folder of group.folders) {
      if (fitting.some(({ path }) => isIn(path, folder))) continue;
      throw new Error(
        `Stirrup: the chunk group "${group.name}" finds nothing in packages/${folder}. Correct scripts/chunk-groups.ts.`,
      );
    }
    for (const { path } of fitting) taken.add(path);
    byName.set(group.name, [...(byName.get(group.name) ?? []), ...fitting]);
  }
  return [...byName].flatMap(([name, found]) => {
    const library = groups.find((group) => group.name === name && group.library)?.library;
    const isSplit = found.some(({ isForBehaviours }) => isForBehaviours);
    const parts = isSplit
      ? [found.filter(({ needsReact }) => !needsReact), found.filter(({ needsReact }) => needsReact)]
      : [found];
    return parts
      .filter((part) => part.length > 0)
      .map((part) => ({ ...(library ? { library } : {}), sources: part.map(({ path }) => path).sort() }));
  });
}

function fits(source: GraphSource, group: ChunkGroup): boolean {
  const { folders, usedBy, islands = 1, importers = 1 } = group;
  if (source.isInLoader || !folders.some((folder) => isIn(source.path, folder))) return false;
  const count = source.islands.length;
  if (group.isLate) return count === 0 && source.lateParts >= importers;
  if (usedBy && !source.islands.includes(usedBy)) return false;
  return count >= islands && source.importers >= importers;
}

function isIn(path: string, folder: string): boolean {
  const pattern = folder
    .split('/')
    .map((name) => (name === '**' ? '(?:/[^/]+)*' : `/${name.replaceAll('*', '[^/]*')}`))
    .join('');
  return new RegExp(`^${pattern}$`).test(`/${dirname(path)}`);
}
