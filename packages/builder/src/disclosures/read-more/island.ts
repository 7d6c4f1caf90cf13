import { defineIsland } from '@stirrup/runtime';

/**
 * Read more: a long text shows its first lines, and a button opens and closes the rest.
 *
 * @example
 * ```html
 * <div data-island="read-more" data-lines="4">
 *   <div data-part="text"><p>…</p></div>
 *   <button type="button" data-part="button" hidden>Read more</button>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { readMore } from '@stirrup/builder/read-more';
 *
 * start(readMore);
 * ```
 */
export const readMore = defineIsland({
  name: 'read-more',
  // Before it is in sight, so that the text does not get shorter under a visitor's eyes; links and the browser's search
  // lead to any place on the page. No event is held: the button is hidden until then, and links in the text just work.
  start: 'idle',
  load: () => import('./read-more.tsx'),
});
