import { posix } from 'node:path';

/** One file that imports another, both from the root of the checkout. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
  /** By `import()`, when it is wanted. */
  readonly isLate: boolean;
}

const SPECIFIER = /(?:\bfrom\s+|\bimport\s+|(\bimport\())'(\.[^']+)'/g;

/** The files that a source names by a path, its types included. Packages have names; the linter watches over those. */
export function readImports(path: string, source: string): FileImport[] {
  return [...source.matchAll(SPECIFIER)].map(([, late, specifier = '']) => ({
    from: path,
    to: posix.join(posix.dirname(path), specifier),
    isLate: late !== undefined,
  }));
}
