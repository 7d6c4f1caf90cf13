import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: 'Forms: sent to their own action', file: 'send-to-action.ts', limit: 1600 }],
};
