import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [
    { label: 'Pagination: turning a page', file: 'when-used.ts', limit: 2430 },
    { label: 'Pagination: view transitions', file: 'in-transition.ts', limit: 500 },
  ],
};
