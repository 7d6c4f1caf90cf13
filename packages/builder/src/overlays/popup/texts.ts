import type { Texts } from '@stirrup/cms/texts';

/** Texts of popups. */
export const popupTexts = {
  popup: 'Popup',
} as const satisfies Texts;
