import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Three makers' markup, a scale, pointers, keys, and every way to write a price.
  island: 5080,
};
