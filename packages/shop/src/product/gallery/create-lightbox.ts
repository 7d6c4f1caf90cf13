import { httpUrl } from '@stirrup/cms';
import { importWithRetry } from '@stirrup/runtime';
import type { GalleryLightbox } from './gallery-lightbox.ts';

/**
 * Creates the handler that opens pictures over the page. The first click loads the lightbox; if that fails, the browser
 * opens the picture's file, as without scripts. A failure after the lightbox has begun stays on the page, and the next
 * click opens the file.
 */
export function createLightbox(
  slides: readonly HTMLElement[],
  options: GalleryLightbox,
  signal: AbortSignal,
): (index: number, opener: HTMLElement) => Promise<void> {
  let works = true;
  /** True from the first click until the lightbox has closed, so that only one opens. */
  let isBusy = false;
  const openFile = (index: number) => {
    const address = httpUrl(slides[index]?.querySelector('a')?.href);
    if (address) location.assign(address);
  };
  return async (index, opener) => {
    if (isBusy) return;
    if (!works) {
      openFile(index);
      return;
    }
    isBusy = true;
    try {
      const { openPictures } = await importWithRetry(() => import('./open-pictures.ts'));
      if (!signal.aborted) works = await openPictures(slides, index, opener, options, signal);
    } catch {
      if (!signal.aborted) openFile(index);
    } finally {
      isBusy = false;
    }
  };
}
