import { defineIsland } from '@stirrup/runtime';

/**
 * Progress bars: each fills up to its value when it comes into view, and has name and value for those who do not see it.
 *
 * @example
 * ```html
 * <div class="brxe-progress-bar">
 *   <div class="bar-wrapper">
 *     <label><span class="label">Leather</span><span class="percentage">80%</span></label>
 *     <div class="bar"><span data-width="80%"></span></div>
 *   </div>
 * </div>
 *
 * <div data-island="progress-bar">
 *   <span data-part="label">Leather</span>
 *   <div data-part="bar"><span data-part="fill" data-width="80%" style="width: 80%"></span></div>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { progressBar } from '@stirrup/builder/progress-bar';
 *
 * start(progressBar);
 * ```
 * Follows bricks-elements.md §41.
 */
export const progressBar = defineIsland({
  name: 'progress-bar',
  selectors: { bricks: '.brxe-progress-bar' },
  start: 'visible',
  load: () => import('./progress-bar.ts'),
});
