import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: 'Query loops: back and forward', file: 'follow-history.ts', limit: 2600 }],
};
