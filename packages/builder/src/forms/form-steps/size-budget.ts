import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Each includes the texts of steps and conditions, which a page loads only once.
  parts: [
    { label: 'Forms: step by step', file: 'follow-steps.tsx', limit: 1760 },
    { label: 'Forms: fields under a condition', file: 'follow-conditions.tsx', limit: 1750 },
  ],
};
