import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [
    { label: 'Forms: step by step', file: 'follow-steps.tsx', limit: 1730 },
    { label: 'Forms: fields under a condition', file: 'follow-conditions.tsx', limit: 1690 },
  ],
};
