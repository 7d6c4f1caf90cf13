import type { Texts } from '@stirrup/cms/texts';

/** Names of the navigation and of sections that say nothing about themselves. */
export const onePageNavigationTexts = {
  pageSections: 'Page sections',
  /** `%s` is the number of the section. */
  sectionNumber: 'Section %s',
} as const satisfies Texts;
