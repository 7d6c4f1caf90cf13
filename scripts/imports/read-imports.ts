import { posix } from 'node:path';

/** An import of one file by another; both paths are from the root of the checkout. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
  /** True for a dynamic `import()`. */
  readonly isLate: boolean;
}

const SPECIFIER = /(?:\bfrom\s+|\bimport\s+|(\bimport\())'(\.[^']+)'/g;

/** The files that a source imports by a path, including types. The linter checks imports by package names. */
export function readImports(path: string, source: string): FileImport[] {
  return [...source.matchAll(SPECIFIER)].map(([, late, specifier = '']) => ({
    from: path,
    to: posix.join(posix.dirname(path), specifier),
    isLate: late !== undefined,
  }));
}
