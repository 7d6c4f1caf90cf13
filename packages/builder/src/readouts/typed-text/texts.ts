import type { Texts } from '@stirrup/cms/texts';

/** Names of the button beside a typed text. */
export const typedTextTexts = {
  pauseTyping: 'Pause the typed text',
  playTyping: 'Play the typed text',
} as const satisfies Texts;
