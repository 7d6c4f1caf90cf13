import { pageRegistry } from '@stirrup/runtime';

/** The printed names of buttons: menus name them, and so do dropdowns that come up later. */
const printedNames = () => pageRegistry().shared('menus/printed-names', () => new WeakMap<Element, string | null>());

/**
 * Name of an item's button, with the item's own words: the builder prints the same name for all buttons
 * (bricks-elements.md §2.2). One that tells them already stays.
 *
 * @param row The row around the button.
 */
export function toggleName(toggle: Element, row: Element | null | undefined): string | null {
  const names = printedNames();
  if (!names.has(toggle)) names.set(toggle, toggle.getAttribute('aria-label'));
  const name = names.get(toggle) ?? null;
  const words = row?.textContent.trim();
  return name && words && !name.includes(words) && !toggle.textContent.trim() ? `${name}: ${words}` : name;
}
