import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Includes the texts that it shows.
  parts: [
    {
      label: 'Forms: a bot check, by the largest of four providers',
      file: 'create-captcha.tsx',
      fetches: ['turnstile.ts'],
      limit: 1760,
    },
  ],
};
