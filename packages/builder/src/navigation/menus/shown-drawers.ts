import { pageRegistry } from '@stirrup/runtime';

/**
 * The menus that are open as a drawer, or over the whole screen: their submenus open by the whole row, and not by the
 * pointer alone (bricks-elements.md §15).
 */
export function shownDrawers(): Set<Element> {
  return pageRegistry().shared('menus/drawers', () => new Set<Element>());
}
