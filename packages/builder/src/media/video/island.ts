import { defineIsland } from '@stirrup/runtime';

/**
 * Films of YouTube, of Vimeo and from files, played in their place. A film with a cover asks its host for nothing before
 * a press.
 *
 * @example
 * ```html
 * <div class="brxe-video"><div class="bricks-video-preview-image" data-iframe-src="…"></div>…</div>
 *
 * <div data-island="video" data-begins-at="20" data-alone>
 *   <a data-part="cover" href="https://youtu.be/…"><img src="stable.jpg" alt="Watch the film of our stable"></a>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { video } from '@stirrup/builder/video';
 *
 * start(video);
 * ```
 * Follows bricks-elements.md §31 and page-builder-specification.md §4, §5.
 */
export const video = defineIsland({
  name: 'video',
  selectors: { bricks: '.brxe-video' },
  start: 'visible',
  holds: ['click', 'keydown'],
  load: () => import('./video.ts'),
});
