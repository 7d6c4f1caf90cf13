import { rootSelector } from '@stirrup/runtime';
import { NESTED_NAV } from './contract.ts';

/** Selector of menus that toggles open and close, also on pages that do not start the menus' island. */
export function nestedNav(): string {
  return `${NESTED_NAV}, ${rootSelector('nav-nested')}`;
}
