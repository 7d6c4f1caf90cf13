import type { Texts } from '@stirrup/cms/texts';

/** Name of a lightbox without one. */
export const lightboxNames = { lightbox: 'Lightbox' } as const satisfies Texts;
