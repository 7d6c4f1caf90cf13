import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Links with names, the landmark, the line below a sticky header, and sections that come and go.
  island: 1580,
  together: [
    {
      label: 'One-page navigation and anchor links together',
      islands: ['one-page-navigation', 'anchor-links'],
      limit: 2050,
    },
  ],
};
