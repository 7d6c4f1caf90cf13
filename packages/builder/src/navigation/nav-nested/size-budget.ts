import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Opening, closing where the menu is not needed, and links to places; the panel itself is shared.
  island: 1600,
  together: [
    {
      // Names of both are in the code of menus of either kind, 1,440, and of panels, 1,540, which come with them.
      label: 'Nested menus and their submenus together, with panels and what all menus share',
      islands: ['nav-nested', 'dropdown'],
      limit: 6750,
    },
  ],
  parts: [{ label: 'Nested menus: rows and levels, at rest', file: 'nav-nested-stand-in.ts', limit: 1125 }],
};
