import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  together: [
    {
      label: 'Sliders and carousels together, with what they share',
      islands: ['slider', 'carousel'],
      shared: ['slides'],
      limit: 4700,
    },
  ],
};
