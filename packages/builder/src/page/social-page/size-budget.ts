import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  asSent: 820,
  parts: [{ label: 'Social page: the script of Facebook, and its size', file: 'show-social-page.ts', limit: 1000 }],
};
