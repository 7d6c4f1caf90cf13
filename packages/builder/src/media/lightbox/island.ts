import { defineIsland } from '@stirrup/runtime';

/**
 * Lightboxes: pictures and films that open over the page, from galleries and from single links.
 *
 * @example
 * ```html
 * <ul data-island="lightbox" data-captions data-thumbnails>
 *   <li><a data-part="item" href="bay.jpg" data-pswp-width="1600" data-pswp-height="900" data-lightbox-caption="A <em>bay</em>">
 *     <img src="bay-300.jpg" alt="Bay"></a></li>
 * </ul>
 *
 * <a data-island="lightbox" href="https://youtu.be/…" data-pswp-video-url="https://youtu.be/…">Watch the film</a>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { lightbox } from '@stirrup/builder/lightbox';
 *
 * start(lightbox);
 * ```
 * Follows bricks-elements.md §34.
 */
export const lightbox = defineIsland({
  name: 'lightbox',
  selectors: { bricks: '.bricks-lightbox' },
  start: 'interaction',
  holds: ['click'],
  load: () => import('./lightbox.ts'),
});
