import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Opening, closing where the menu is not needed, and links to places; the panel itself is shared.
  island: 1600,
  together: [
    {
      label: 'Nested menus and their submenus together',
      islands: ['nav-nested', 'dropdown'],
      limit: 3760,
    },
  ],
  parts: [{ label: 'Nested menus: rows and levels, at rest', file: 'nav-nested-stand-in.ts', limit: 1125 }],
};
