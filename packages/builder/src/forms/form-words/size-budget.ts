import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: 'Forms: words kept over a reload', file: 'keep-words.ts', limit: 1240 }],
};
