import { knownDropdowns } from './known-dropdowns.ts';
import { shownDrawers } from './shown-drawers.ts';

/** Removes a menu that has closed from the open drawers, and closes its submenus. */
export function leaveDrawer(menu: Element): void {
  shownDrawers().delete(menu);
  for (const { element, close } of knownDropdowns().values()) if (menu.contains(element)) close();
}
