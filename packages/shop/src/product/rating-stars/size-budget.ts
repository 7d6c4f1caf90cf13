import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Smaller than usual: React renders the stars. The texts weigh 100 bytes, the stand-in 120.
  island: 2095,
};
