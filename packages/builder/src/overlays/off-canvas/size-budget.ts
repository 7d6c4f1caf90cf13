import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Smaller than usual, with the names of a panel's states in each dialect.
  island: 1890,
  parts: [
    { label: 'Off-canvas: a page that is pushed aside', file: 'push-page.ts', limit: 500 },
    { label: 'Off-canvas: interactions', file: 'update-interactions.ts', limit: 350 },
  ],
  together: [
    {
      label: 'Off-canvas and toggle together',
      islands: ['off-canvas', 'toggle'],
      shared: ['off-canvases'],
      limit: 3510,
    },
  ],
};
