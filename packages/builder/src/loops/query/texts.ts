import type { Texts } from '@stirrup/cms/texts';

/** Texts of a query loop. */
export const queryTexts = {
  loadMore: 'Load more',
  /** `%s` is the number of added results. */
  moreResults: '%s more results',
  oneMoreResult: '1 more result',
} as const satisfies Texts;
