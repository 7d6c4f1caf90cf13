import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Three makers' markup, a scale, pointers, keys, and all price formats.
  island: 5000,
};
