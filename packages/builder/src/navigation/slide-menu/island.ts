import { defineIsland } from '@stirrup/runtime';

/**
 * Slide menus: each sub-menu slides open by a button, and the menu itself by a trigger elsewhere on the page.
 *
 * @example
 * ```html
 * <nav class="brxe-xslidemenu" data-x-id="abc123" data-x-slide-menu='{"slideDuration":200,"clickSelector":".burger"}'>
 *   <ul class="x-slide-menu_list">
 *     <li class="menu-item menu-item-has-children"><a href="/saddles/">Saddles</a><ul class="sub-menu">…</ul></li>
 *   </ul>
 * </nav>
 *
 * <nav data-island="slide-menu" data-click-selector=".burger">
 *   <ul><li><a href="/saddles/">Saddles</a><ul>…</ul></li></ul>
 * </nav>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { slideMenu } from '@stirrup/builder/slide-menu';
 *
 * start(slideMenu);
 * ```
 * Follows swatches-and-others.md §2.1, §2.2.
 */
export const slideMenu = defineIsland({
  name: 'slide-menu',
  selectors: { bricksextras: '[data-x-slide-menu]' },
  // Two scripts at one trigger would open the menu and shut it again.
  yieldsTo: { bricksextras: '#x-slide-menu-js' },
  start: 'idle',
  holds: ['click'],
  load: () => import('./slide-menu.tsx'),
});
