import { COLUMN, ROW } from './table-format.ts';

/** A file with islands' code. */
export interface ListedFile {
  readonly url: string;
  /** Addresses of the file and of all that it imports, innermost first, without the loader's. */
  readonly withImports: readonly string[];
}

/** Path of a shared file without its hash, which the list leaves out. */
const SHARED = 'chunk-';

/**
 * Reads the list of the script tag's files, which `scripts/write-files.ts` writes: shared files in a first row,
 * innermost first, and in a second those with islands' code, each behind letters for the shared files that it imports. All
 * lie beside the chunk with this code.
 */
export function readFiles(list: string): ListedFile[] {
  const [shared = [], own = []] = list.split(ROW).map((line) => line.split(' '));
  const urlOf = (name: string) => new URL(`${name}.js`, import.meta.url).href;
  return own.map((entry) => {
    const [letters = '', name = ''] = entry.split(COLUMN);
    const url = urlOf(name);
    const imported = [...letters].map((letter) => urlOf(SHARED + shared[Number.parseInt(letter, 36)]));
    return { url, withImports: [...imported, url] };
  });
}
