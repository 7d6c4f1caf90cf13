import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Smaller than usual: code for few tabs loads with those.
  island: 1540,
  parts: [
    { label: 'Tabs: laid out as an accordion', file: 'accordion-layout.ts', limit: 800 },
    { label: 'Tabs: what a product’s page asks of them', file: 'product-page.ts', limit: 510 },
  ],
};
