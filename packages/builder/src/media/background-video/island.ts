import { defineIsland } from '@stirrup/runtime';

/**
 * Films behind a section, of YouTube, of Vimeo and from files. They are fetched when they are seen.
 *
 * @example
 * ```html
 * <section class="has-bg-video"><div class="bricks-background-video-wrapper" data-background-video-url="…"><video muted playsinline></video></div>…</section>
 *
 * <section><div data-island="background-video" data-url="/stable.webm" data-loop data-min-width="768"></div>…</section>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { backgroundVideo } from '@stirrup/builder/background-video';
 *
 * start(backgroundVideo);
 * ```
 * Follows bricks-elements.md §32 and page-builder-specification.md §5.
 */
export const backgroundVideo = defineIsland({
  name: 'background-video',
  selectors: { bricks: '.bricks-background-video-wrapper' },
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: 'visible',
  load: () => import('./background-video.ts'),
});
