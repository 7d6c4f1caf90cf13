import { workspaceRoot } from './find-islands.ts';
import type { WantedChunk } from './group-sources.ts';
import { specifierFrom } from './specifier-from.ts';

/** Ties sources to the chunks they use. */
export interface TiedChunks {
  /** The chunk that a source belongs to. */
  readonly ofSource: (path: string) => WantedChunk | undefined;
  /** The chunk of a library. */
  readonly ofLibrary: (specifier: string) => WantedChunk | undefined;
  /**
   * Imports that tie a source to all files of a chunk that it uses. They import nothing, so they cost nothing.
   *
   * Why: esbuild makes one chunk per set of islands that share a file. With a dozen islands that is dozens of chunks,
   * each a request and each compressed on its own. If all users of one file of a group import the whole group, the
   * group is one chunk. What breaks without it: a page with three islands makes twenty requests.
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
