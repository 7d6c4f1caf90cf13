import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [
    { label: 'Forms: file fields', file: 'attach-files.tsx', limit: 2070 },
    { label: 'Forms: an upload', file: 'send-with-progress.ts', limit: 510 },
    { label: 'Forms: the bar of an upload', file: 'show-progress.ts', limit: 505 },
  ],
};
