import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // With what restores and forgets items that have gone (50).
  asSent: 1620,
  together: [{ label: 'Masonry and filters of grids together', islands: ['masonry', 'grid-filter'], limit: 2120 }],
};
