import { defineIsland } from '@stirrup/runtime';

/**
 * Menus: arrow keys move through their items, and on narrow screens a button opens them as a drawer. The submenus are
 * islands of their own, `dropdown`.
 *
 * @example
 * ```html
 * <div class="brxe-nav-menu">
 *   <nav class="bricks-nav-menu-wrapper mobile_landscape"><ul class="bricks-nav-menu">…</ul></nav>
 *   <button class="bricks-mobile-menu-toggle" aria-haspopup="true" aria-label="Open mobile menu" aria-expanded="false">…</button>
 *   <nav class="bricks-mobile-menu-wrapper left"><ul class="bricks-mobile-menu">…</ul></nav>
 *   <div class="bricks-mobile-menu-overlay"></div>
 * </div>
 *
 * <nav data-island="nav-menu" aria-label="Shop">
 *   <button type="button" data-part="menu-toggle" aria-expanded="false">Menu</button>
 *   <div data-part="menu"><ul><li><a href="/">Home</a></li><li data-island="dropdown">…</li></ul></div>
 * </nav>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { dropdown } from '@stirrup/builder/dropdown';
 * import { navMenu } from '@stirrup/builder/nav-menu';
 *
 * start(navMenu, dropdown);
 * ```
 * Follows bricks-elements.md §12, §17, §19.
 */
export const navMenu = defineIsland({
  name: 'nav-menu',
  selectors: { bricks: '.brxe-nav-menu' },
  // Two scripts at one button would toggle the menu twice.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: 'interaction',
  holds: ['click', 'keydown'],
  standIn: () => import('./nav-menu-stand-in.ts'),
  load: () => import('./nav-menu.tsx'),
});
