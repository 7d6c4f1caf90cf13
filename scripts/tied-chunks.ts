import { dirname, resolve } from 'node:path';
import { workspaceRoot } from './find-islands.ts';
import type { WantedChunk } from './group-sources.ts';
import { specifierFrom } from './specifier-from.ts';

/** An import of values. */
const VALUE_IMPORT = /\bimport (?!type\b)[^'";]*\bfrom '([^']*)'/g;

const packages = `${workspaceRoot}/packages/`;

/**
 * Imports that tie a source to the chunks it uses: of every file of each. They use nothing, so they cost nothing. They are
 * to stand behind the source's own imports.
 *
 * Why: esbuild makes a chunk per set of islands that share a file. With a dozen islands that is dozens of chunks, each
 * a request, and each compressed on its own. Where everybody who uses one file of a group reaches all of them, they are
 * one chunk. What breaks without it: a page with three islands makes twenty requests.
 */
export function tiedChunks(chunks: readonly WantedChunk[]): (path: string, contents: string) => string {
  const bySource = new Map(chunks.flatMap((chunk) => chunk.sources.map((path) => [path, chunk])));
  const ofSource = (path: string) => bySource.get(path.slice(packages.length));
  const ofLibrary = (specifier: string) => chunks.find(({ library }) => library === specifier);
  /**
   * The chunks that a source imports from without being in them. What breaks if the sources of a chunk are tied to each
   * other: they import each other in a circle then, and one of them runs before another whose constants it needs.
   */
  const reachedBy = (path: string, contents: string) => {
    const own = ofSource(path);
    const reached = [...contents.matchAll(VALUE_IMPORT)].flatMap(([, from = '']) => {
      const chunk = /^[./]/.test(from) ? ofSource(resolve(dirname(path), from)) : ofLibrary(from);
      return chunk && chunk !== own ? [chunk] : [];
    });
    return [...new Set(reached)];
  };
  return (path, contents) =>
    reachedBy(path, contents)
      .map((chunk) => importsOf(chunk, path))
      .join('');
}

function importsOf({ library, sources }: WantedChunk, importer: string): string {
  return [...sources.map((path) => specifierFrom(importer, packages + path)), ...(library ? [library] : [])]
    .map((file, index) => `\nimport * as chunkGroup${index} from '${file}';`)
    .join('');
}
