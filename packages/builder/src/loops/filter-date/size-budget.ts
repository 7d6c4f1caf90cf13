import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: 'Filter by date: its calendar', file: 'create-picker.tsx', limit: 800 }],
};
