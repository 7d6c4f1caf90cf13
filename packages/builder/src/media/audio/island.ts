import { defineIsland } from '@stirrup/runtime';

/**
 * Sounds in the browser's player, one at a time, with their titles, and playlists.
 *
 * @example
 * ```html
 * <div class="brxe-audio"><p class="audio-title">Walk</p><audio controls src="…"></audio></div>
 *
 * <div data-island="audio">
 *   <p><b data-part="title"></b> <span data-part="artist"></span></p>
 *   <audio controls preload="none"></audio>
 *   <ol><li><a data-part="track" data-artist="The farrier" href="walk.mp3">Walk</a></li>…</ol>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { audio } from '@stirrup/builder/audio';
 *
 * start(audio);
 * ```
 * Follows bricks-elements.md §33.
 */
export const audio = defineIsland({
  name: 'audio',
  selectors: { bricks: '.brxe-audio' },
  start: 'visible',
  holds: ['click'],
  load: () => import('./audio.ts'),
});
