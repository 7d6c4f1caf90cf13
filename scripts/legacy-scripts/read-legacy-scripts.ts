import type { LegacyScripts } from '../../packages/cms/src/legacy-scripts/legacy-scripts-of-island.ts';
import { findIslands, type IslandFolder, workspaceRoot } from '../find-islands.ts';

/** An island, with its relation to legacy scripts. */
export interface IslandBesideScripts {
  readonly island: IslandFolder;
  readonly legacyScripts: LegacyScripts;
}

/** Every island's `legacy-scripts.ts`, in alphabetical order. */
export async function readLegacyScripts(workspace: string = workspaceRoot): Promise<readonly IslandBesideScripts[]> {
  const islands = findIslands(workspace).sort((one, other) => one.name.localeCompare(other.name));
  return Promise.all(
    islands.map(async (island) => {
      const module: { readonly legacyScripts: LegacyScripts } = await import(
        `${workspace}/${island.path}/legacy-scripts.ts`
      );
      return { island, legacyScripts: module.legacyScripts };
    }),
  );
}
