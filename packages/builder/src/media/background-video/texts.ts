import type { Texts } from '@stirrup/cms/texts';

/** Names of the button over a background video. */
export const backgroundVideoTexts = {
  pauseBackground: 'Pause the film in the background',
  playBackground: 'Play the film in the background',
} as const satisfies Texts;
