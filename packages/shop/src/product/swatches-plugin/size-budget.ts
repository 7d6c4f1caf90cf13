import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [
    { label: 'Swatches: asking for a preview', file: 'fetch-preview.ts', limit: 340 },
    { label: 'Swatches: options of the page', file: 'plugin-options.ts', limit: 290 },
  ],
};
