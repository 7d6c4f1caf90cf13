import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Quantities, removal and undo, coupons, the builder's own coupon form, shipping, notices, and the focus after each act; what
  // was entered outlives every answer.
  island: 5450,
  parts: [{ label: 'Cart page: the states of a country', file: 'state-field.ts', limit: 900 }],
};
