import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Also finds out which post the printed links share, and whether a label may be replaced.
  asSent: 1000,
};
