import type { Texts } from '@stirrup/cms/texts';

/** Names of readouts that nothing on the page names. */
export const readoutTexts = {
  progress: 'Progress',
  readingProgress: 'Reading progress',
  contents: 'Table of contents',
} as const satisfies Texts;
