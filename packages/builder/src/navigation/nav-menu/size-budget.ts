import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // The arrow keys weigh 600. Submenus are islands of their own.
  island: 1330,
};
