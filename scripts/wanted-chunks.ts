import { chunkGroups } from './chunk-groups.ts';
import { groupSources } from './group-sources.ts';
import { readImportGraph } from './import-graph.ts';
import { type TiedChunks, tiedChunks } from './tied-chunks.ts';

/** The chunks of the script tag, from the folders in chunk-groups.ts. */
export async function wantedChunks(): Promise<TiedChunks> {
  return tiedChunks(groupSources(await readImportGraph(), chunkGroups));
}
