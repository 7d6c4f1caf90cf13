import type { Texts } from '@stirrup/cms/texts';

/** Label of the reload link, offered if the page's nonce has expired. */
export const couponTexts = {
  reload: 'Reload this page',
} as const satisfies Texts;
