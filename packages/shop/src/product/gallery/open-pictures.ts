import { openLightbox } from '@stirrup/lightbox';
import { DIALOG } from './dialog-contract.ts';
import { dialogText } from './dialog-text.ts';
import type { GalleryLightboxOptions } from './gallery-lightbox-options.ts';
import { pictureOf } from './picture-of.ts';

interface PicturesOptions extends GalleryLightboxOptions {
  /** Called before the lightbox opens, when all of its code has loaded. */
  readonly onOpen: () => void;
}

/**
 * Opens the pictures of slides over the page, with the texts of the dialog that the page prints. A slide without a
 * picture opens nothing.
 *
 * @returns a promise that resolves after closing: true if the lightbox could be shown.
 * @throws {Error} before its start, if its parts cannot be fetched.
 */
export async function openPictures(
  slides: readonly HTMLElement[],
  slideIndex: number,
  opener: HTMLElement,
  { label, styles, duration, onOpen }: PicturesOptions,
  signal: AbortSignal,
): Promise<boolean> {
  const pictures = slides.flatMap((slide) => pictureOf(slide) ?? []);
  const index = pictures.findIndex(({ element }) => element === slides[slideIndex]);
  if (index < 0) return true;
  const titles = {
    closeTitle: dialogText(DIALOG.close),
    zoomTitle: dialogText(DIALOG.zoom),
    arrowPrevTitle: dialogText(DIALOG.previous),
    arrowNextTitle: dialogText(DIALOG.next),
  };
  const settings = { showAnimationDuration: duration, hideAnimationDuration: duration };
  const options = { opener, label: dialogText() ?? label, titles, styles, settings, prepare: () => onOpen() };
  return openLightbox(pictures, index, options, signal);
}
