import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: "Forms: formatted text in the page's TinyMCE", file: 'attach-rich-text.ts', limit: 1400 }],
};
