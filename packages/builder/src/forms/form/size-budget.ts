import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Sending, answers in all shapes, messages, and the way to parts that few forms have; in either dialect.
  island: 5340,
  together: [
    // 450 are the error summary, 190 the texts of parts.
    { label: 'A form with the checks of its fields', islands: ['form'], shared: ['form-fields'], limit: 8130 },
  ],
};
