import type { Texts } from '@stirrup/cms/texts';

/** Texts of an open lightbox. */
export const lightboxTexts = {
  closeLightbox: 'Close',
  notShown: 'This cannot be shown.',
  openFile: 'Open the file',
  zoomLightbox: 'Zoom in or out',
} as const satisfies Texts;
