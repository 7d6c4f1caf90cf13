import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Sourcebuster's cookies, decisions and engines, forms, the block checkout and consent: all of it on every page.
  island: 4150,
};
