import { fetchPhotoSwipe } from './fetch-photoswipe.ts';
import type { LightboxOptions } from './lightbox-options.ts';

/** Fetches what a lightbox needs, ahead of its opening. A failure is the opening's matter. */
export function prepareLightbox(options: Pick<LightboxOptions, 'library' | 'styles'>): void {
  fetchPhotoSwipe(options).catch(() => undefined);
}
