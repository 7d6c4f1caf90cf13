import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: 'Forms: pictures of the media library', file: 'attach-media.ts', limit: 1150 }],
};
