import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Smaller than usual, with the names of a panel's states in each dialect. Those of menus sleep, and refer to
  // their menu (100).
  island: 1370,
};
