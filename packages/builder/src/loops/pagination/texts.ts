import type { Texts } from '@stirrup/cms/texts';

/** Announcements of a pagination to screen readers. `%1$s` is the number of the page, `%2$s` that of the last one. */
export const paginationTexts = {
  pageOfPages: 'Page %1$s of %2$s',
  page: 'Page %1$s',
} as const satisfies Texts;
