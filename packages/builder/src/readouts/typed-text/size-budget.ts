import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  asSent: 935,
  // Without a library: Typed.js weighs 3.5 kB.
  parts: [{ label: 'Typed text: the typing and its control', file: 'create-typist.ts', limit: 1420 }],
};
