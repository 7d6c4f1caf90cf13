import type { Texts } from '@stirrup/cms/texts';

/** Texts of a map. */
export const mapTexts = {
  closePlace: 'Close',
  map: 'Map',
  openPicture: 'Open the picture',
  /** `%s` is the number of places under one mark. */
  places: '%s places',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const satisfies Texts;
