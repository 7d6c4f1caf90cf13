import type { Texts } from '@stirrup/cms/texts';

/** Texts of a query loop, and its number of results in words. */
export const queryTexts = {
  loadMore: 'Load more',
  /** `%s` is the number of results. */
  manyResults: '%s results',
  /** `%s` is the number of added results. */
  moreResults: '%s more results',
  noResults: 'No results',
  oneMoreResult: '1 more result',
  oneResult: '1 result',
} as const satisfies Texts;
