import type { Texts } from '@stirrup/cms/texts';

/** Texts of films, in their place and in a lightbox. */
export const filmTexts = {
  filmSilent: 'This film does not answer.',
  openFilm: 'Open it on its own page',
  playFilm: 'Play the film',
} as const satisfies Texts;
