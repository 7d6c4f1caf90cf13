import { defineIsland } from '@stirrup/runtime';

/**
 * Anchor links: links to places on the page, whose menus show where the visitor has gone. The browser itself goes
 * there.
 *
 * @example
 * ```html
 * <body class="brx-body bricks-is-frontend">
 *   <ul class="bricks-nav-menu"><li class="menu-item"><a href="#fit" data-brx-anchor="true">Fit</a></li></ul> …
 * </body>
 *
 * <body data-island="anchor-links">
 *   <nav><ul data-part="menu"><li><a href="#fit">Fit</a></li> …</ul></nav> …
 * </body>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { anchorLinks } from '@stirrup/builder/anchor-links';
 *
 * start(anchorLinks);
 * ```
 * Follows bricks-elements.md §1.3, §15, §22.
 */
export const anchorLinks = defineIsland({
  name: 'anchor-links',
  // The whole page of the builder: a link may be anywhere, and its menu elsewhere. One listener serves all of them.
  selectors: { bricks: 'body.bricks-is-frontend' },
  // That script handles every link of the page.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  // No click is held: it would be every click of the page, and links are links.
  start: 'idle',
  load: () => import('./anchor-links.ts'),
});
