import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Smaller than usual: the code of triggers and keys is loaded on first use. Its texts weigh 60.
  island: 2520,
  parts: [
    { label: 'Slide menu: opened by a trigger', file: 'open-by-trigger.ts', limit: 1300 },
    { label: 'Slide menu: arrow keys', file: 'move-by-keys.ts', limit: 500 },
  ],
};
