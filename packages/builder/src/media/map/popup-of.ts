import type { Place } from './place.ts';
import { POPUP } from './template-contract.ts';

/**
 * The popup whose content is the info box of a place: that of the place's item, else the one that is fetched for each item
 * of the loop (bricks-elements.md §26). A place of no item has the one that the page prints once. If there are several, it
 * is that of the template.
 */
export function popupOf({ template, item }: Place): HTMLElement | undefined {
  if (!template) return undefined;
  const named = `[${POPUP.id}="${CSS.escape(template)}"]`;
  const [query = ''] = item.split(':');
  const its = item
    ? `:is([${POPUP.item}="${CSS.escape(item)}"], .brxe-${CSS.escape(query)}${POPUP.fetched})`
    : `${named}:not([${POPUP.item}])`;
  const found = [...document.querySelectorAll<HTMLElement>(POPUP.selector + its)];
  return found.find((popup) => popup.matches(named)) ?? found[0];
}
