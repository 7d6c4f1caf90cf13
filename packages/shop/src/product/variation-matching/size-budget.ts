import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: 'Matching of variations', file: 'index-variations.ts', limit: 1500 }],
};
