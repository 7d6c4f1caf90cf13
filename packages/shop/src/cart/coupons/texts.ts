import type { Texts } from '@stirrup/cms/texts';

/** Label of the link that is offered where the page is too old for what was asked of it. */
export const couponTexts = {
  reload: 'Reload this page',
} as const satisfies Texts;
