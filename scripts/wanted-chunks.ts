import { chunkGroups } from './chunk-groups.ts';
import type { FlavourName } from './flavours.ts';
import { groupSources } from './group-sources.ts';
import { readImportGraph } from './import-graph.ts';
import { tiedChunks } from './tied-chunks.ts';

/** Ties sources to the chunks that the script tag of a flavour is made of, from the folders of chunk-groups.ts. */
export async function wantedChunks(flavour: FlavourName = 'react'): Promise<ReturnType<typeof tiedChunks>> {
  return tiedChunks(groupSources(await readImportGraph(flavour), chunkGroups));
}
