import { defineIsland } from '@stirrup/runtime';

/** Each picture of a gallery. */
const PICTURE = '.woocommerce-product-gallery__image, [data-part="slide"]';

/** Only the first picture of a gallery that waits for its code is seen, as in one that is up. */
const WAITING = `:is([data-island-state="claimed"], [data-island-state="loading"]) :is(${PICTURE}) ~ :is(${PICTURE}) { display: none }`;

/** The shop's own script lays its galleries out itself. */
const LEGACY_SCRIPT = '#wc-single-product-js';

let isStyled = false;

/** Hidden by the server until a script shows it: galleries, and the builder's sliders of thumbnails. */
const HIDDEN = '.woocommerce-product-gallery, .brx-product-gallery-thumbnail-slider';

/**
 * Product galleries: thumbnails, the picture in full under the mouse, a lightbox; the variation's picture is followed.
 *
 * @example
 * ```html
 * <div data-island="gallery" data-options='{"zoom":false}'>
 *   <div data-part="track">
 *     <div data-part="slide" data-thumb="bay-100.jpg"><a href="bay.jpg"><img src="bay-600.jpg" alt="Bay"></a></div>
 *     <div data-part="slide" data-thumb="grey-100.jpg"><a href="grey.jpg"><img src="grey-600.jpg" alt="Grey"></a></div>
 *   </div>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { gallery } from '@stirrup/shop/gallery';
 *
 * start(gallery);
 * ```
 * Follows woocommerce.md §1.6, §3.18, §4.5, §5.6 and bricks-dynamic.md §8.8. A gallery that the shop's own script
 * looks after is left to it.
 */
export const gallery = defineIsland({
  name: 'gallery',
  selectors: {
    bricks: '.brxe-product-gallery .woocommerce-product-gallery',
    woocommerce: '.woocommerce-product-gallery',
  },
  start: 'visible',
  holds: ['click'],
  // The pictures show even if the island's code never comes. It stands here, because an import that other script tags share
  // would be one more file for the loader to fetch. See also lift.ts.
  atOnce: () => {
    for (const hidden of document.querySelectorAll(HIDDEN)) {
      hidden.animate?.({ opacity: [1, 1] }, { fill: 'forwards' });
    }
    if (isStyled || document.querySelector(LEGACY_SCRIPT)) return;
    isStyled = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(WAITING);
    document.adoptedStyleSheets.push(sheet);
  },
  load: () => import('./gallery.tsx'),
});
