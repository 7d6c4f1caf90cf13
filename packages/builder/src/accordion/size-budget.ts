import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  asSent: 1740,
  parts: [{ label: 'Accordion: titles without words', file: 'name-title.ts', limit: 300 }],
};
