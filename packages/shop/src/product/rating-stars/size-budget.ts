import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Smaller than usual: its stars are React's own markup. Its texts weigh 100.
  island: 1955,
};
