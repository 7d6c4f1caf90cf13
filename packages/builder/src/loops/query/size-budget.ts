import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: 'Query loops: requesting and showing', file: 'answer-page.ts', limit: 2600 }],
};
