import { pageRegistry } from '@stirrup/runtime';
import type { Dropdown } from './dropdown.ts';

/** The items of all menus of the page whose islands are up, by element. */
export function knownDropdowns(): Map<Element, Dropdown> {
  return pageRegistry().shared('menus/dropdowns', () => new Map<Element, Dropdown>());
}
