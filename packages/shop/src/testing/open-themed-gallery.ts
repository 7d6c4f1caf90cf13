import { vi } from 'vitest';
import { productCalled } from '../../../../fixtures/cms/catalogue/products.ts';
import { classicSite } from '../../../../fixtures/cms/site.ts';
import { PARAMS } from '../product/gallery/contract.ts';
import { productGallery } from '../product/gallery/fixture.ts';
// Imported first, so that no test waits for them.
import '../product/gallery/gallery.tsx';
import { gallery } from '../product/gallery/island.ts';
import '../product/gallery/theme-code.ts';
import { closePage, openIsland, the } from './open-island.ts';

/** The product of the gallery: several pictures, no slider of the builder. */
export const mask = productCalled('hedgerow-fly-mask');

const shops = () => String(productGallery(mask, { site: classicSite }));

/** A gallery of a theme with such options of slider and zoom, whose late code has loaded; any error of that fails the test. */
export async function openThemedGallery(options: object, html = shops()) {
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  await openIsland(gallery, html, { settings: { [PARAMS]: options } });
  await settled();
  const root = the('.woocommerce-product-gallery');
  return { root, all: (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)] };
}

/** Resolves when observers have run. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Empties the page; call it after each test. */
export async function closeThemedGallery(): Promise<void> {
  await closePage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
