import { defineIsland } from '@stirrup/runtime';

/**
 * Reading time: the minutes that an article takes to read, by its words or characters.
 *
 * @example
 * ```html
 * <div class="brxe-post-reading-time" data-prefix="Takes " data-suffix=" minutes" data-wpm="200"></div>
 *
 * <article>
 *   <p data-island="reading-time" data-suffix=" minutes" data-words-per-minute="250"></p>
 *   …
 * </article>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { readingTime } from '@stirrup/builder/reading-time';
 *
 * start(readingTime);
 * ```
 * Follows bricks-elements.md §37.
 */
export const readingTime = defineIsland({
  name: 'reading-time',
  // In a loop, the server prints the finished text, and no attributes.
  selectors: { bricks: '.brxe-post-reading-time:is([data-wpm], [data-cpm])' },
  start: 'visible',
  load: () => import('./reading-time.ts'),
});
