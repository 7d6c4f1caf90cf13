import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  island: 1800,
  together: [{ label: 'Masonry and filters of grids together', islands: ['masonry', 'grid-filter'], limit: 2110 }],
};
