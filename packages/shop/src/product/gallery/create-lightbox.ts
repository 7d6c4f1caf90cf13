import { httpUrl } from '@stirrup/cms';
import { importWithRetry } from '@stirrup/runtime';
import type { GalleryLightboxOptions } from './gallery-lightbox-options.ts';

/** Time that a visitor waits for the lightbox before the picture's file is opened, in ms. */
const PATIENCE = 10_000;

/**
 * Creates the handler that opens pictures over the page. The first click loads the lightbox; if that fails, or
 * takes too long, the browser opens the picture's file, as without scripts; without a file, the lightbox is waited for. A
 * failure after the lightbox has begun stays on the page, and the next click opens the file.
 */
export function createLightbox(
  slides: readonly HTMLElement[],
  options: GalleryLightboxOptions,
  signal: AbortSignal,
): (index: number, opener: HTMLElement) => Promise<void> {
  let works = true;
  /** True from the first click until the lightbox has closed, so that only one opens. */
  let isBusy = false;
  const fileOf = (index: number) => httpUrl(slides[index]?.querySelector('a')?.href);
  const openFile = (index: number) => {
    const address = fileOf(index);
    if (address) location.assign(address);
  };
  return async (index, opener) => {
    if (isBusy) return;
    if (!works) {
      openFile(index);
      return;
    }
    isBusy = true;
    const life = new AbortController();
    const ended = AbortSignal.any([signal, life.signal]);
    const patience = setTimeout(() => {
      if (ended.aborted || !fileOf(index)) return;
      life.abort();
      // The fetch may never end, and the visitor may come back to this page.
      isBusy = false;
      openFile(index);
    }, PATIENCE);
    const onOpen = () => clearTimeout(patience);
    try {
      const { openPictures } = await importWithRetry(() => import('./open-pictures.ts'));
      if (!ended.aborted) works = await openPictures(slides, index, opener, { ...options, onOpen }, ended);
    } catch {
      if (!ended.aborted) openFile(index);
    } finally {
      onOpen();
      if (!life.signal.aborted) isBusy = false;
    }
  };
}
