import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Sending, responses in all shapes, messages, and loading of rarely needed parts, in both dialects.
  island: 5340,
  together: [
    // 450 are the error summary, 190 the texts of parts.
    { label: 'A form with the checks of its fields', islands: ['form'], shared: ['form-fields'], limit: 7060 },
  ],
};
