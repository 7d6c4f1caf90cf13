import type { Texts } from '@stirrup/cms/texts';

/** Announcements of filters' results. `%s` is a number. */
export const filterTexts = {
  manyResults: '%s results',
  noResults: 'No results',
  oneResult: '1 result',
} as const satisfies Texts;
