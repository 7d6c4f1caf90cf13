import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [
    { label: 'Swatches: requests for variations and previews', file: 'fetch-variations.ts', limit: 560 },
    { label: 'Swatches: options of the page', file: 'plugin-options.ts', limit: 290 },
  ],
};
