import { dirname, relative } from 'node:path';

/**
 * The specifier by which one file imports another. What breaks with absolute paths: esbuild includes each source in the
 * hash of its chunk's name, so that the same commit would be built with other names and sizes in another checkout.
 */
export function specifierFrom(importer: string, file: string): string {
  const path = relative(dirname(importer), file);
  return path.startsWith('.') ? path : `./${path}`;
}
