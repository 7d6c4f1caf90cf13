import { GROUP, islandGroups } from './island-groups.ts';
import type { Manifest, ManifestFile } from './manifest.ts';

const groups = new Map(islandGroups.map((group) => [group.name, group]));

/** Says whether a page follows the dynamic import of a source. */
export type FollowsImport = (source: string) => boolean;

/**
 * Every file that a page loads that starts with one entry.
 *
 * @throws {Error} when the manifest lacks a file that another one imports.
 */
export function filesLoaded(manifest: Manifest, entry: string, follows: FollowsImport): string[] {
  const loaded = new Set<string>();
  const visit = (name: string): void => {
    if (loaded.has(name)) return;
    const file = fileCalled(manifest, name);
    loaded.add(name);
    file.imports.forEach(visit);
    file.dynamicImports.filter((next) => follows(manifest.files[next]?.source ?? next)).forEach(visit);
  };
  visit(entry);
  return [...loaded];
}

/**
 * The total size of these files, each compressed on its own as it is sent; in bytes.
 *
 * @throws {Error} when the manifest lacks one: a sum of fewer would always be small enough.
 */
export function brotliOf(manifest: Manifest, files: readonly string[]): number {
  return files.reduce((sum, name) => sum + fileCalled(manifest, name).brotli, 0);
}

function fileCalled(manifest: Manifest, name: string): ManifestFile {
  const file = manifest.files[name];
  if (!file) {
    throw new Error(`Stirrup: the manifest has no "${name}". The build is incomplete. Run "npm run build".`);
  }
  return file;
}

/** The islands whose code, or stand-ins, a source of the script tag brings: what their definitions fetch. */
export function islandsOf(source = ''): readonly string[] {
  const group = source.startsWith(`${GROUP}:`) ? groups.get(source.slice(GROUP.length + 1)) : undefined;
  if (group) return [...group.islands, ...(group.standIns ?? [])];
  const island = islandOf(source);
  return island ? [island] : [];
}

/** The island whose code a file of the repository is: one that its definition fetches. */
export function islandOf(source = ''): string | undefined {
  return /^packages\/(?:shop|builder)\/src\/[a-z-]+\/([a-z0-9-]+)\/\1(?:-stand-in)?\.tsx?$/.exec(source)?.[1];
}
