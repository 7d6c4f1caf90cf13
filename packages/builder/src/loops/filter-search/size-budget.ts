import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: 'Filter search: results of a live search', file: 'open-live-results.ts', limit: 700 }],
};
