import { defineIsland } from '@stirrup/runtime';

/**
 * Reading progress: a bar that shows how far an article, or the page, has been scrolled through.
 *
 * @example
 * ```html
 * <progress class="brxe-post-reading-progress-bar" data-pos="top" value="0" max="100"></progress>
 *
 * <progress data-island="reading-progress" data-position="top" data-content-selector="article" value="0" max="100"></progress>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { readingProgress } from '@stirrup/builder/reading-progress';
 *
 * start(readingProgress);
 * ```
 * Follows bricks-elements.md §38.
 */
export const readingProgress = defineIsland({
  name: 'reading-progress',
  selectors: { bricks: '.brxe-post-reading-progress-bar' },
  // That script sets the value at each scroll, by another measure.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: 'idle',
  load: () => import('./reading-progress.ts'),
});
