import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  island: 960,
  parts: [{ label: 'Background video: the film and its control', file: 'create-background.ts', limit: 1880 }],
};
