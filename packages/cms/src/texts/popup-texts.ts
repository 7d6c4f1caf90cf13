import type { Texts } from './text.ts';

/** What popups say. */
export const popupTexts = {
  popup: 'Popup',
} as const satisfies Texts;
