import { defineIsland } from '@stirrup/runtime';

/**
 * Sections whose background moves while they are scrolled by.
 *
 * @example
 * ```html
 * <section id="section-2-11" class="brxe-section">…</section>
 *
 * <section data-island="scroll-background" data-from="50% 99%" data-to="50% 0%" data-smoothing="500">…</section>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { scrollBackground } from '@stirrup/builder/scroll-background';
 *
 * start(scrollBackground);
 * ```
 * Follows shop-specification.md §2, §4, §9.
 */
export const scrollBackground = defineIsland({
  name: 'scroll-background',
  selectors: {
    // The one section of the site with this effect, by its author's id.
    bricks: '#section-2-11',
  },
  start: 'visible',
  load: () => import('./scroll-background.ts'),
});
