import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Links with names, the landmark, the line below a sticky header, and sections that come and go.
  island: 1650,
};
