import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // The whole life of a product's form: every event, options, template, quantity, and legacy scripts beside it.
  island: 5250,
  parts: [{ label: 'Variations: requests, and problems', file: 'request-code.ts', limit: 1000 }],
  together: [
    {
      label: 'A product with variations: its form’s four islands together',
      islands: ['variations', 'swatches', 'product-form', 'quantity'],
      shared: ['variation-matching', 'variation-data'],
      limit: 11_520,
    },
  ],
};
