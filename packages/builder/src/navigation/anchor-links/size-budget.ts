import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Marks in every menu, and places that the browser cannot go to yet.
  island: 1295,
};
