import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // A form to submit, titles to open, pauses between keys, and early choices.
  island: 1150,
};
