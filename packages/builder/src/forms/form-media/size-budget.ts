import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Pictures of a gallery can be ordered, by dragging and by buttons (560); one library for each button (30).
  parts: [{ label: 'Forms: pictures of the media library', file: 'attach-media.ts', limit: 1650 }],
};
