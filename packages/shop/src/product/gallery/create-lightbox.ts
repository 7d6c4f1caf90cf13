import { httpUrl } from '@stirrup/cms';
import { importWithRetry } from '@stirrup/runtime';
import type { LightboxOptions } from './lightbox-options.ts';

/**
 * Makes what opens pictures over the page. The lightbox is fetched by the first click; where that fails, the browser opens
 * the picture's file, as it would without us. What fails after the lightbox has begun does not lead away; the next click
 * does.
 */
export function createLightbox(
  slides: readonly HTMLElement[],
  options: LightboxOptions,
  signal: AbortSignal,
): (index: number, opener: HTMLElement) => Promise<void> {
  let works = true;
  /** From the first click until it has closed: a second one does not open a second one. */
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
      const { openLightbox } = await importWithRetry(() => import('./open-lightbox.ts'));
      if (!signal.aborted) works = await openLightbox(slides, index, opener, options, signal);
    } catch {
      if (!signal.aborted) openFile(index);
    } finally {
      isBusy = false;
    }
  };
}
