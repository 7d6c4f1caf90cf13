import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Toolbar, filters, and a loop's elements among the items.
  island: 1085,
};
