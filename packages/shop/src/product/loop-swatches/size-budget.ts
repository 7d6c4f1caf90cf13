import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Choosing, also by the pointer alone, asking, and adding from the list; its picture may be lazy, and the builder's script may
  // hear the same keys.
  island: 3400,
};
