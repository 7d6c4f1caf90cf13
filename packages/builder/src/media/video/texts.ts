import type { Texts } from '@stirrup/cms/texts';

/** Texts of a film without controls. */
export const videoTexts = {
  pauseFilm: 'Pause the film',
} as const satisfies Texts;
