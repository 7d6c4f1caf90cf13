import { pageJQuery } from '@stirrup/cms';
import { createLazy, importWithRetry, membersOf, pageRegistry } from '@stirrup/runtime';
import { type FoundVariation, foundVariation } from '../found-variation.ts';
import { galleryOf } from '../product-of.ts';
import { ACTIVE_GALLERY, GALLERY_HTML } from './contract.ts';
import { showPicture } from './show-picture.ts';

const variationCode = createLazy(() => importWithRetry(() => import('./variation-code.ts')));

/**
 * Makes a product's first gallery follow the variation that its form finds, or has already found.
 *
 * @param slide The gallery's first picture, if an island knows it.
 */
export function followVariation(
  gallery: HTMLElement,
  product: ParentNode,
  signal: AbortSignal,
  slide?: HTMLElement,
): void {
  if (galleryOf(product) !== gallery) return;
  const exchange = async (found: FoundVariation) => {
    const { exchangeGallery } = await variationCode.load();
    // A newer choice makes this gallery obsolete.
    if (signal.aborted || foundVariation(product).get() !== found) return;
    const next = exchangeGallery(gallery, found);
    if (!next) return;
    // An island ends with its gallery, and another one begins; without islands, this function continues.
    end();
    signal.removeEventListener('abort', end);
    if (!signal.aborted) followVariation(next, product, signal);
  };
  const end = foundVariation(product).subscribe((found) => {
    if (!found) return;
    if (pageJQuery()) void offerFunctions();
    if (found.variation?.[GALLERY_HTML] || membersOf(found.form).hasAttribute(ACTIVE_GALLERY)) {
      exchange(found).catch(reportError);
    } else showPicture(gallery, product, found, slide);
  });
  signal.addEventListener('abort', end);
}

/** Adds the functions of the shop's script to jQuery that plugins call on variation forms and on texts around them. */
export function offerFunctions(): Promise<void> {
  return pageRegistry().shared('gallery/form-functions', () =>
    variationCode.load().then(({ offerFormFunctions }) => offerFormFunctions(), reportError),
  );
}
