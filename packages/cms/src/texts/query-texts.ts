import type { Texts } from './text.ts';

/** What a query loop says. */
export const queryTexts = {
  loadMore: 'Load more',
  /** `%s` is how many have come. */
  moreResults: '%s more results',
  oneMoreResult: '1 more result',
} as const satisfies Texts;
