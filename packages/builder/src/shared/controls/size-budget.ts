import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: 'Controls without words, and other tags', file: 'name-control.ts', limit: 400 }],
};
