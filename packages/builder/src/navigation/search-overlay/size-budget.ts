import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Names of chunks, which change with any code that is shared, make a difference of 10.
  asSent: 1195,
};
