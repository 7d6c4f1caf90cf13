import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Smaller than usual: code for few tabs loads with those. A pane with the keyboard's focus stays under the pointer.
  island: 1575,
  parts: [
    { label: 'Tabs: laid out as an accordion', file: 'follow-width.ts', limit: 800 },
    { label: 'Tabs: what a product’s page asks of them', file: 'follow-product-page.ts', limit: 510 },
  ],
};
