import { loadStyles } from '@stirrup/cms';
import { importWithRetry } from '@stirrup/runtime';
import type PhotoSwipe from 'photoswipe';
import type { LightboxOptions } from './lightbox-options.ts';

/**
 * Fetches PhotoSwipe and its stylesheet, if the page has none.
 *
 * @throws {Error} if either cannot be fetched.
 */
export async function fetchPhotoSwipe({
  library,
  styles,
}: Pick<LightboxOptions, 'library' | 'styles'>): Promise<typeof PhotoSwipe> {
  const styled = styles === false ? undefined : loadStyles(styles || new URL('./photoswipe.css', import.meta.url).href);
  const [loaded] = await Promise.all([isPhotoSwipe(library) ? library : importPhotoSwipe(), styled]);
  return loaded;
}

async function importPhotoSwipe(): Promise<typeof PhotoSwipe> {
  return (await importWithRetry(() => import('photoswipe'))).default;
}

function isPhotoSwipe(library: unknown): library is typeof PhotoSwipe {
  return typeof library === 'function';
}
