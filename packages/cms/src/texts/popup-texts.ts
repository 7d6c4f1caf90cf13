import type { Texts } from './text.ts';

/** Texts of popups. */
export const popupTexts = {
  popup: 'Popup',
} as const satisfies Texts;
