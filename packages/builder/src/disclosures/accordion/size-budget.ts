import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Includes the code that it shares with the slide menu.
  asSent: 1790,
};
