import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [
    { label: 'Variations that the page knows', file: 'known-variations.ts', limit: 510 },
    { label: 'Selects of variations', file: 'select-fields.ts', limit: 730 },
  ],
};
