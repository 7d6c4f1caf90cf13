import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Also finds the hidden table that a link or the address names.
  asSent: 900,
};
