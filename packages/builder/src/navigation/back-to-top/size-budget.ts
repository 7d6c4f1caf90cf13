import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // A quarter of it are the names of chunks in its imports, and of its source map.
  asSent: 600,
};
