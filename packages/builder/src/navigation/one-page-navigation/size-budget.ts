import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Links with names, and the landmark; entries that come and go, and the section in view, are shared with tables of contents.
  island: 1140,
  together: [
    // A list in which a visitor already is stays where it is (10).
    {
      label: 'One-page navigation and anchor links together',
      islands: ['one-page-navigation', 'anchor-links'],
      limit: 1510,
    },
  ],
};
