import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // The cart's content, removal, three kinds of panel, the focus when all this goes, the stand-in, and the place of a panel
  // at its toggle inside the window (220).
  island: 3530,
};
