import { COLUMN, ROW } from './table-format.ts';

/** Path of a shared file without its hash, which the list leaves out. */
const SHARED = 'chunk-';

/**
 * Reads the list of the script tag's files, which `scripts/write-files.ts` writes: shared files in a first row,
 * innermost first, and in a second those with islands' code, each behind letters for the shared files that it imports. All
 * lie beside the chunk with this code.
 *
 * @returns for each file with islands' code the addresses of all that it imports, without the loader's, and its own behind
 * them.
 */
export function readFiles(list: string): string[][] {
  const [shared = [], own = []] = list.split(ROW).map((line) => line.split(' '));
  const folder = new URL('.', import.meta.url).href;
  return own.map((entry) => {
    const [letters = '', name = ''] = entry.split(COLUMN);
    const imported = [...letters].map((letter) => SHARED + shared[Number.parseInt(letter, 36)]);
    return [...imported, name].map((file) => `${folder}${file}.js`);
  });
}
