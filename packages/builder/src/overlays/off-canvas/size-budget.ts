import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // A panel that opens and closes by its classes, which menus share (150), the names of a panel's states in each dialect,
  // the page that is pushed aside, and interactions that toggle the panel. A toggle checks names of attributes (50).
  island: 2380,
  together: [
    {
      label: 'Off-canvas and toggle together',
      islands: ['off-canvas', 'toggle'],
      shared: ['off-canvases'],
      limit: 3350,
    },
  ],
};
