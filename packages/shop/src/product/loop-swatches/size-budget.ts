import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Choosing, requests, and adding from the list; the picture may be lazy, and the builder's script may listen to the
  // same keys.
  island: 3070,
  parts: [
    { label: 'Loop swatches: asking for variations', file: 'fetch-variations.ts', limit: 500 },
    { label: 'Loop swatches: chosen by the pointer', file: 'follow-pointer.ts', limit: 500 },
  ],
};
