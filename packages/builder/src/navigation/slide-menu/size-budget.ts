import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // The code for triggers is a part. The texts weigh 60, the arrow keys 400.
  island: 2790,
  parts: [
    { label: 'Slide menu: opened by a trigger, or by functions of the page', file: 'opening-code.ts', limit: 980 },
  ],
};
