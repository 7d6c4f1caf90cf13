import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Limits, viewport widths, fetched content with its failures, loops, quick view, the functions for site code, links
  // that lead out of it, and its stand-in.
  island: 4520,
};
