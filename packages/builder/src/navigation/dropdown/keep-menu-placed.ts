import { rootSelector } from '@stirrup/runtime';
import { knownDropdowns } from '../menus/known-dropdowns.ts';
import type { placeSubmenus, showAsPlaced } from './place-submenus.ts';
import type { placeWhenSettled } from './place-when-settled.ts';
import { submenuOf } from './submenu-of.ts';

/** The code that places an open submenu: it is there already. */
export interface PlacingCode {
  readonly placeSubmenus: typeof placeSubmenus;
  readonly placeWhenSettled: typeof placeWhenSettled;
  readonly showAsPlaced: typeof showAsPlaced;
}

/** Menus whose closed submenus are kept in their places. */
const menus = new WeakSet<Element>();

/**
 * Keeps the closed submenus of the menu around an item placed, all in one go, also those whose islands sleep, until the
 * signal aborts: soon, and again when the page gets another width, or its text has grown beyond the viewport. Until then
 * they are not displayed, because they might make the page wider (bricks-elements.md §18). Dialects without a name for
 * that do not lay out closed submenus.
 */
export function keepMenuPlaced(item: Element, code: PlacingCode, signal: AbortSignal): void {
  const menu = item.closest(['nav-menu', 'nav-nested'].map(rootSelector).join()) ?? item;
  if (signal.aborted || menus.has(menu)) return;
  menus.add(menu);
  signal.addEventListener('abort', () => menus.delete(menu));
  const closed = () =>
    [menu, ...menu.querySelectorAll(rootSelector('dropdown'))]
      .filter((each) => !knownDropdowns().get(each)?.isOpen())
      .flatMap((each) => submenuOf(each) ?? [])
      .filter(({ states }) => states.placed);
  let width = document.body.clientWidth;
  const hideIfMoved = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (width === document.body.clientWidth && scrollWidth <= clientWidth) return false;
    width = document.body.clientWidth;
    for (const submenu of closed()) code.showAsPlaced(submenu, false);
    return true;
  };
  code.placeWhenSettled([document.body], hideIfMoved, () => code.placeSubmenus(closed()), signal)();
}
