import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // A quarter of it are the names of chunks in its imports, and of its source map.
  asSent: 680,
  parts: [{ label: 'Back to top: other tags, and controls without words', file: 'complete-control.ts', limit: 400 }],
};
