import { chunkGroups } from './chunk-groups.ts';
import { groupSources } from './group-sources.ts';
import { readImportGraph } from './import-graph.ts';
import { tiedChunks } from './tied-chunks.ts';

/** Ties sources to the chunks that the script tag is made of, from the folders of chunk-groups.ts. */
export async function wantedChunks(): Promise<ReturnType<typeof tiedChunks>> {
  return tiedChunks(groupSources(await readImportGraph(), chunkGroups));
}
