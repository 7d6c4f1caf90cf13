import { keepAttributes } from '../../shared/keep-attributes.ts';
import { toggleName } from '../menus/toggle-name.ts';
import { dropdownsIn } from './dropdowns-in.ts';

/** Stands for names that a dialect lacks. */
const NOTHING = ':not(*)';

/**
 * Tells the buttons of a menu's dropdowns apart while these sleep: a screen reader lists all of them. Returns a
 * function to call whenever the menu has grown or its words have changed.
 */
export function nameToggles(menu: Element, signal: AbortSignal): () => void {
  const named = new WeakSet<Element>();
  return () => {
    for (const { dropdown, parts } of dropdownsIn(menu)) {
      // The first one is the dropdown's own, if it has one.
      const toggle = dropdown.querySelector(parts.toggle ?? NOTHING);
      const name = toggle && toggleName(toggle, toggle.closest(parts.row ?? NOTHING));
      if (!name || name === toggle.getAttribute('aria-label')) continue;
      if (!named.has(toggle)) signal.addEventListener('abort', keepAttributes(toggle, ['aria-label']));
      named.add(toggle);
      toggle.setAttribute('aria-label', name);
    }
  };
}
