import { defineIsland } from '@stirrup/runtime';
import { removePlaceholders, showPictures } from './at-once.ts';

/**
 * Product galleries with thumbnails, zoom and a lightbox; they follow the variation.
 *
 * @example
 * ```html
 * <div data-island="gallery" data-options='{"zoom":false}'>
 *   <div data-part="track">
 *     <div data-part="slide" data-thumb="bay-100.jpg"><a href="bay.jpg"><img src="bay-600.jpg" alt="Bay" data-large_image_width="1600" data-large_image_height="1066"></a></div>
 *     <div data-part="slide" data-thumb="grey-100.jpg"><a href="grey.jpg"><img src="grey-600.jpg" alt="Grey" data-large_image_width="1600" data-large_image_height="1066"></a></div>
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
 * handles is left alone.
 */
export const gallery = defineIsland({
  name: 'gallery',
  selectors: {
    bricks: '.brxe-product-gallery .woocommerce-product-gallery',
    woocommerce: '.woocommerce-product-gallery',
  },
  start: 'visible',
  holds: ['click'],
  atOnce: showPictures,
  whenFailed: removePlaceholders,
  load: () => import('./gallery.tsx'),
});
