import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Quantities, removal and undo, coupons, the builder's own coupon form, shipping, notices, the focus after each
  // change, and the preservation of unsent entries.
  island: 5610,
  parts: [
    // 270 of it are the labels and rows of a country's addresses.
    { label: 'Cart page: the states of a country', file: 'country-code.ts', limit: 1120 },
  ],
};
