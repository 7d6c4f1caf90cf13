import { defineIsland } from '@stirrup/runtime';

/**
 * Sharing a post: beside the links to social networks, the device's own share sheet, and a button that copies the link.
 *
 * @example
 * ```html
 * <ul class="brxe-post-sharing"><li title="Share on Facebook"><a class="facebook" href="…">…</a></li></ul>
 *
 * <div data-island="post-sharing">
 *   <a href="https://www.facebook.com/sharer.php?u=…">Facebook</a>
 *   <button type="button" data-part="share" hidden>Share…</button>
 *   <button type="button" data-part="copy" hidden>Copy link</button>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { postSharing } from '@stirrup/builder/post-sharing';
 *
 * start(postSharing);
 * ```
 * Follows bricks-elements.md §45.
 */
export const postSharing = defineIsland({
  name: 'post-sharing',
  selectors: { bricks: '.brxe-post-sharing' },
  // Nothing is held: the links work as they are printed.
  start: 'visible',
  load: () => import('./post-sharing.ts'),
});
