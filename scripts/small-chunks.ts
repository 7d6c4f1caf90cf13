import { islandsOf } from './files-loaded.ts';
import type { Manifest } from './manifest.ts';
import { type SmallChunkException, smallChunkExceptions } from './small-chunk-exceptions.ts';

/** Weight below which a chunk costs a page more, by its request and its own compression, than it saves others; in bytes after Brotli. */
const LEAST = 700;

/** Names of chunks are part of their content, so that a build elsewhere differs by some bytes. */
const TOLERANCE = 25;

/**
 * Chunks of ours that are too small to be fetched on their own, and exceptions that nothing needs any more, in words. An island's
 * own file is what its definition fetches, and cannot be joined; a library's chunk is as large as the library.
 *
 * @param sourcesOf Sources in a file, by path in the repository.
 */
export function smallChunkFaults(
  manifest: Manifest,
  sourcesOf: (file: string) => readonly string[],
  exceptions: readonly SmallChunkException[] = smallChunkExceptions,
): string[] {
  const chunks = Object.entries(manifest.files)
    .filter(([file, { source }]) => /^chunks\/.*\.js$/.test(file) && islandsOf(source).length === 0)
    .map(([file, { source, brotli }]) => {
      const sources = sourcesOf(file);
      const held = source && !sources.includes(source) ? [source, ...sources] : sources;
      return { file, brotli, held: held.map((path) => path.replace(/^packages\//, '')) };
    })
    .filter(({ held }) => !held.some((path) => path.includes('node_modules/')));
  const isExcepted = (held: readonly string[]) => exceptions.some(({ source }) => held.includes(source));
  const small = chunks.filter(({ brotli, held }) => brotli < LEAST - TOLERANCE && !isExcepted(held));
  const unneeded = exceptions.filter(
    ({ source }) => !chunks.some(({ brotli, held }) => held.includes(source) && brotli < LEAST + TOLERANCE),
  );
  return [
    ...small.map(
      ({ file, brotli, held }) =>
        `${file} weighs ${brotli} bytes, fewer than ${LEAST}: ${held.join(', ')}. ` +
        'Import it statically, or join it to what always loads with it, in scripts/chunk-groups.ts.',
    ),
    ...unneeded.map(
      ({ source }) =>
        `No chunk below ${LEAST} bytes holds ${source}: leave it out of scripts/small-chunk-exceptions.ts.`,
    ),
  ];
}
