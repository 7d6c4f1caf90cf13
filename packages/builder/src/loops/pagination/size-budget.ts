import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: 'Pagination: turning a page', file: 'turn-code.ts', limit: 2290 }],
};
