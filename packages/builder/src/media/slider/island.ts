import { defineIsland } from '@stirrup/runtime';
import { showSlide } from './at-once.ts';

/**
 * Sliders: rows of slides that move by arrows, dots, keys, fingers and by themselves.
 *
 * Its code, and Splide, are fetched when a slider comes near the viewport. Until then the first slide shows, at the
 * height of the printed options.
 *
 * @example
 * ```html
 * <section data-island="slider" aria-label="Saddles" data-options='{"type":"loop","perPage":2}'>
 *   <div data-part="track"><div data-part="list">
 *     <div data-part="slide">…</div>
 *     <div data-part="slide">…</div>
 *   </div></div>
 * </section>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { slider } from '@stirrup/builder/slider';
 *
 * start(slider);
 * ```
 * Follows bricks-elements.md §29.
 */
export const slider = defineIsland({
  name: 'slider',
  selectors: { bricks: '.brxe-slider-nested.splide' },
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: 'visible',
  atOnce: showSlide,
  load: () => import('./slider.ts'),
});
