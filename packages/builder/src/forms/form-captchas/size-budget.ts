import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // With the texts that it shows, and with four providers: most of their code is the same.
  parts: [{ label: 'Forms: a bot check', file: 'create-captcha.tsx', limit: 2090 }],
};
