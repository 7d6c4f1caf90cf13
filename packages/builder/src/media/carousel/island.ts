import { defineIsland } from '@stirrup/runtime';

/** The builder's row that is to be as high as the slide that shows (bricks-elements.md §30). */
const rowAsHighAsSlide = (root: Element) =>
  root.querySelector<HTMLElement>('[data-script-args*=\'"autoHeight":true\'] > .swiper-wrapper');

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
  // As high as it will be once Swiper is there, so that nothing below it moves then.
  atOnce: (root) => {
    const row = rowAsHighAsSlide(root);
    const height = row?.firstElementChild?.clientHeight;
    if (height) row.style.height = `${height}px`;
  },
  whenFailed: (root) => {
    const row = rowAsHighAsSlide(root);
    row?.style.removeProperty('height');
    if (row?.getAttribute('style') === '') row.removeAttribute('style');
  },
  load: () => import('./carousel.ts'),
});
