import { rootSelector } from '@stirrup/runtime';

/** The builder's menus, which toggles open and close by the same classes as panels (bricks-elements.md §13). */
const NESTED_NAV = '.brxe-nav-nested';

/** Selector of menus that toggles open and close, also on pages that do not start the menus' island. */
export function nestedNav(): string {
  return `${NESTED_NAV}, ${rootSelector('nav-nested')}`;
}
