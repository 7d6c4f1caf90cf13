import type { Texts } from './text.ts';

/** What filters say of what they have found. `%s` is a number. */
export const filterTexts = {
  manyResults: '%s results',
  noResults: 'No results',
  oneResult: '1 result',
} as const satisfies Texts;
