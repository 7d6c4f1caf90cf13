import { defineIsland } from '@stirrup/runtime';

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
  // The builder's styles hide sliders until Splide is there; the height is only in the options.
  atOnce: (root) => {
    const height = /"height":"([^"]+)/.exec(root.getAttribute('data-splide') ?? '')?.[1];
    const list = height && root.querySelector<HTMLElement>('.splide__list');
    if (!list) return;
    root.classList.add('is-rendered');
    list.style.minHeight = height;
  },
  load: () => import('./slider.ts'),
});
