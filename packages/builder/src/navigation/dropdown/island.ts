import { defineIsland } from '@stirrup/runtime';
import { markCurrent } from './mark-current.ts';

/**
 * Dropdowns: an item of a menu with a submenu, which opens by hover, by click or both, with lists, mega menus and
 * several levels. Each item of a menu is an island of its own: an item that nobody comes near costs nothing.
 *
 * @example
 * ```html
 * <li class="brxe-dropdown" data-toggle="both">
 *   <div class="brx-submenu-toggle"><a href="/saddles/">Saddles</a>
 *     <button aria-expanded="false" aria-label="Toggle dropdown">…</button></div>
 *   <ul class="brx-dropdown-content"><li class="menu-item"><a href="/dressage/">Dressage</a></li></ul>
 * </li>
 *
 * <li data-island="dropdown" data-toggle="both">
 *   <a href="/saddles/">Saddles</a>
 *   <button type="button" data-part="toggle" aria-expanded="false" aria-label="Saddles: submenu"></button>
 *   <ul data-part="content" hidden><li><a href="/dressage/">Dressage</a></li></ul>
 * </li>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { dropdown } from '@stirrup/builder/dropdown';
 *
 * start(dropdown);
 * ```
 * Follows bricks-elements.md §12, §14, §15, §16, §18.
 */
export const dropdown = defineIsland({
  name: 'dropdown',
  selectors: { bricks: ['.brxe-dropdown', '.brxe-nav-menu .menu-item-has-children'] },
  // Two scripts at one button would toggle its submenu twice.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: 'interaction',
  holds: ['click'],
  atOnce: markCurrent,
  load: () => import('./dropdown.tsx'),
});
