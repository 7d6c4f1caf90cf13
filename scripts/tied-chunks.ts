import { workspaceRoot } from './find-islands.ts';
import type { WantedChunk } from './group-sources.ts';
import { specifierFrom } from './specifier-from.ts';

/** What ties sources to the chunks they use. */
export interface TiedChunks {
  /** The chunk that a source belongs to. */
  readonly ofSource: (path: string) => WantedChunk | undefined;
  /** The chunk that a library lies in. */
  readonly ofLibrary: (specifier: string) => WantedChunk | undefined;
  /**
   * Imports that tie a source to a chunk it uses: of every file of it. They use nothing, so they cost nothing.
   *
   * Why: esbuild makes a chunk per set of islands that share a file. With a dozen islands that is dozens of chunks, each
   * a request, and each compressed on its own. Where everybody who uses one file of a group reaches all of them, they are
   * one chunk. What breaks without it: a page with three islands makes twenty requests.
   */
  readonly tieTo: (chunk: WantedChunk, importer: string) => string;
}

/** Ties sources to these chunks. */
export function tiedChunks(chunks: readonly WantedChunk[]): TiedChunks {
  const packages = `${workspaceRoot}/packages/`;
  const bySource = new Map(chunks.flatMap((chunk) => chunk.sources.map((path) => [path, chunk])));
  return {
    ofSource: (path) => bySource.get(path.slice(packages.length)),
    ofLibrary: (specifier) => chunks.find(({ library }) => library === specifier),
    tieTo: ({ library, sources }, importer) =>
      [...sources.map((path) => specifierFrom(importer, packages + path)), ...(library ? [library] : [])]
        .map((file, index) => `\nimport * as chunkGroup${index} from '${file}';`)
        .join(''),
  };
}
