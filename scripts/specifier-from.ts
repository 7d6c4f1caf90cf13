import { dirname, relative } from 'node:path';

/**
 * The specifier by which one file imports another. What breaks with absolute paths: esbuild takes each source into the hash
 * in its chunk's name, and the same commit is built with other names, and other sizes, wherever its checkout lies.
 */
export function specifierFrom(importer: string, file: string): string {
  const path = relative(dirname(importer), file);
  return path.startsWith('.') ? path : `./${path}`;
}
