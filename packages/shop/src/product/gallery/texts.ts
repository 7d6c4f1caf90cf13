import type { Texts } from '@stirrup/cms/texts';

/** Texts of an open lightbox, where the page prints no dialog with its own. */
export const galleryTexts = {
  closeLightbox: 'Close',
  notShown: 'This cannot be shown.',
  openFile: 'Open the file',
  zoomLightbox: 'Zoom in or out',
} as const satisfies Texts;
