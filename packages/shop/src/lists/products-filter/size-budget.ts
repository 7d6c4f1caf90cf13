import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // A form to submit, titles to open, and pauses between keys.
  island: 1110,
};
