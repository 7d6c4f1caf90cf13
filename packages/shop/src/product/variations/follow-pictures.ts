import { importWithRetry, pageRegistry } from '@stirrup/runtime';
import { foundVariation } from '../found-variation.ts';
import { galleryOf } from '../product-of.ts';

/**
 * Makes a product's pictures follow its form. Normally the gallery's island does so; if the page has none, or it has
 * failed, its code is loaded for this purpose only.
 */
export async function followPictures(product: ParentNode, signal: AbortSignal): Promise<void> {
  const gallery = galleryOf(product);
  if (!gallery) return;
  await Promise.all(
    pageRegistry()
      .claimsOf(gallery)
      .map((claim) => claim.begin()),
  );
  // `lc` is the number of the store's listeners: a gallery follows already.
  if (signal.aborted || foundVariation(product).lc > 0) return;
  const { followVariation } = await importWithRetry(() => import('../gallery/gallery.tsx'));
  followVariation(gallery, product, signal);
}
