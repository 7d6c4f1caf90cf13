import type { Texts } from '@stirrup/cms/texts';

/** Texts of the filters of a grid. */
export const gridFilterTexts = {
  filterGrid: 'Filter',
  /** `%s` is the number of items that a filter shows. */
  gridResults: 'Results: %s',
} as const satisfies Texts;
