import { fetchPhotoSwipe } from './fetch-photoswipe.ts';
import type { LightboxOptions } from './lightbox-options.ts';

/** Fetches PhotoSwipe and its stylesheet ahead of an opening. A failure is reported by the opening, and not by this. */
export function prepareLightbox(options: Pick<LightboxOptions, 'library' | 'styles'>): void {
  fetchPhotoSwipe(options).catch(() => undefined);
}
