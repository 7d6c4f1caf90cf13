import { defineIsland } from '@stirrup/runtime';

/**
 * Social pages: a page of Facebook in its place, fetched when somebody comes near, or allows it.
 *
 * @example
 * ```html
 * <div class="brxe-facebook-page"><div class="fb-page" data-href="…" data-tabs="timeline"></div></div>
 *
 * <div data-island="social-page" data-consent data-app-id="…" data-locale="en_GB">
 *   <div data-part="page" data-href="https://www.facebook.com/stable"><a href="https://www.facebook.com/stable">Our page</a></div>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { socialPage } from '@stirrup/builder/social-page';
 *
 * start(socialPage);
 * ```
 * Follows bricks-elements.md §44.
 */
export const socialPage = defineIsland({
  name: 'social-page',
  selectors: { bricks: '.brxe-facebook-page' },
  // The builder's script fetches Facebook's wherever it is on the page.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: 'visible',
  load: () => import('./social-page.ts'),
});
