import { ADDED } from './contract.ts';
import type { Printed } from './printed.ts';
import { wordsOf } from './words-of.ts';

/**
 * Lists the places of a map whose page prints no list of them, for the time until the map shows, and for visitors to whom
 * it never does.
 */
export function listPlaces(area: HTMLElement, places: readonly Printed[]): HTMLElement {
  // The list of the element that this one is a copy of.
  for (const stale of area.querySelectorAll(`:scope > [${ADDED}]`)) stale.remove();
  const list = document.createElement('ul');
  list.setAttribute(ADDED, '');
  list.style.cssText = 'box-sizing:border-box;margin:0;padding:1em 2em;max-height:100%;overflow:auto';
  for (const place of places) list.appendChild(document.createElement('li')).append(...wordsOf(place));
  if (places.length > 0) area.append(list);
  if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
  return list;
}
