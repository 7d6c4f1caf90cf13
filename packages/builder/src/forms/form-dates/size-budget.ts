import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: 'Forms: date fields, the calendar aside', file: 'attach-dates.ts', limit: 1195 }],
};
