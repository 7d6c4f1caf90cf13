import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // With the texts of files, and with their upload.
  parts: [{ label: 'Forms: file fields', file: 'file-code.ts', limit: 2990 }],
};
