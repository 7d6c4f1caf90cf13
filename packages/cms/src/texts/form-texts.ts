import type { Texts } from './text.ts';

/** What forms say where the server says nothing. */
export const formTexts = {
  notSent: 'An error occurred, please try again later.',
  sent: 'Thank you. Your form has been sent.',
} as const satisfies Texts;
