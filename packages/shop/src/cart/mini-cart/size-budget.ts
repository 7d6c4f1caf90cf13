import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // The cart's content, removal, three kinds of panel, the focus when all this goes, and the stand-in.
  island: 3260,
};
