import { defineIsland } from '@stirrup/runtime';

/**
 * Nested menus: entries and dropdowns in a row, which toggles open over the page where it is narrow.
 *
 * @example
 * ```html
 * <nav id="brxe-main" class="brxe-nav-nested" aria-label="Main" data-toggle="mobile_landscape">
 *   <ul class="brxe-block brx-nav-nested-items">
 *     <li class="menu-item"><a href="/">Home</a></li>
 *     <li class="brxe-dropdown">…</li>
 *     <li class="menu-item"><button class="brxe-toggle brx-toggle-div" aria-label="Close" aria-expanded="false">…</button></li>
 *   </ul>
 *   <button class="brxe-toggle" aria-label="Open" aria-expanded="false">…</button>
 * </nav>
 *
 * <nav data-island="nav-nested" aria-label="Main">
 *   <button type="button" data-island="toggle" aria-expanded="false">Menu</button>
 *   <ul data-part="items">
 *     <li><button type="button" data-island="toggle" aria-expanded="false">Close</button></li>
 *     <li><a href="/">Home</a></li>
 *     <li data-island="dropdown">…</li>
 *   </ul>
 * </nav>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { dropdown } from '@stirrup/builder/dropdown';
 * import { navNested } from '@stirrup/builder/nav-nested';
 * import { toggle } from '@stirrup/builder/toggle';
 *
 * start(navNested, dropdown, toggle);
 * ```
 * Follows bricks-elements.md §13, §16, §19, §20.
 */
export const navNested = defineIsland({
  name: 'nav-nested',
  selectors: { bricks: '.brxe-nav-nested' },
  // The builder's script watches the classes of menus, and undoes changes by others.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: 'interaction',
  holds: ['keydown'],
  standIn: () => import('./nav-nested-stand-in.ts'),
  load: () => import('./nav-nested.tsx'),
});
