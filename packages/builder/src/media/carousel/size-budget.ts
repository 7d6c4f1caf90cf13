import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Swiper aside; with keys of our own in place of Swiper's, which are the whole page's.
  asSent: 1915,
};
