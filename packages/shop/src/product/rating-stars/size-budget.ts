import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Smaller than usual: its stars are React's own markup.
  island: 1840,
};
