import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: 'Forms: entries kept over a reload', file: 'keep-entries.ts', limit: 1240 }],
};
