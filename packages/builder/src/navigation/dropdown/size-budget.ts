import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // An item of every menu: the arrow keys weigh 600, the pointer's corridor 450.
  island: 3410,
  parts: [
    { label: 'Dropdown: the place of an open submenu, on intent', file: 'placing-code.ts', limit: 1000 },
    // Half of it are names and options of dropdowns, which the island has.
    { label: 'Dropdown: places of closed submenus', file: 'keep-menu-placed.ts', limit: 930 },
  ],
};
