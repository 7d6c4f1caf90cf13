import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Zones by name, one timer for all, and fields of two dialects; a date library would add 1.6 kB. The printed JSON of
  // fields is read as texts (50).
  asSent: 1065,
};
