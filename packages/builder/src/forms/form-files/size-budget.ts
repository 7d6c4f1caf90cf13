import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Each includes the texts of files, which a page loads only once.
  parts: [
    { label: 'Forms: file fields', file: 'attach-files.tsx', limit: 2170 },
    { label: 'Forms: an upload', file: 'send-with-progress.ts', limit: 510 },
    { label: 'Forms: the bar of an upload', file: 'show-progress.ts', limit: 550 },
  ],
};
