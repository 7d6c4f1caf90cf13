import { defineIsland } from '@stirrup/runtime';
import { keepHeight, restoreHeight } from './at-once.ts';

/**
 * Carousels of pictures, posts and testimonials, and sliders of texts over pictures.
 *
 * Its code, and Swiper, are fetched when one comes near the viewport. Until then its slides are a row.
 *
 * @example
 * ```html
 * <section data-island="carousel" aria-label="Guests" data-options='{"slidesPerView":2,"loop":true}'>
 *   <div data-part="track"><div data-part="list">
 *     <div data-part="slide">…</div>
 *     <div data-part="slide">…</div>
 *   </div></div>
 *   <div data-part="dots"></div>
 *   <button type="button" data-part="previous">‹</button> <button type="button" data-part="next">›</button>
 * </section>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { carousel } from '@stirrup/builder/carousel';
 *
 * start(carousel);
 * ```
 * Follows bricks-elements.md §30.
 */
export const carousel = defineIsland({
  name: 'carousel',
  selectors: { bricks: ['.brxe-carousel', '.brxe-slider', '.brxe-testimonials'] },
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: 'visible',
  atOnce: keepHeight,
  whenFailed: restoreHeight,
  load: () => import('./carousel.ts'),
});
