import { membersOf, reducedMotion } from '@stirrup/runtime';
import { focusItem } from '../query/focus-item.ts';

/**
 * Brings the visitor to the first of the new results. The focus moves there as after a real navigation: whoever follows
 * a page link wants to read that page. If it stayed in the pagination, usually behind the items, the next Tab would
 * lead away from the new results. ARIA has no pattern for paginations; its practices for controls that replace content
 * say the same.
 */
export function goToResults(first: Element): void {
  bringIntoSight(first);
  focusItem(first, { preventScroll: true });
}

/** Scrolls to an element whose top is out of view, so that it begins below sticky headers. */
export function bringIntoSight(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  const bar = coveredTop(element);
  const { top } = element.getBoundingClientRect();
  if (top >= bar && top < innerHeight) return;
  const margin = lengthOf(getComputedStyle(element).scrollMarginTop);
  const kept = margin + lengthOf(getComputedStyle(document.documentElement).scrollPaddingTop);
  const present = element.style.scrollMarginTop;
  if (bar > kept) element.style.scrollMarginTop = `${margin + bar - kept}px`;
  const isStill = reducedMotion().matches;
  // `instant` overrules the theme's `scroll-behavior`.
  element.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
  element.style.scrollMarginTop = present;
}

/** Height at the top of the window that a sticky header covers above an element. */
function coveredTop(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
  let bottom = 0;
  for (let over = document.elementFromPoint(x, 1); over; over = membersOf(over).parentElement) {
    const { position } = getComputedStyle(over);
    if (position === 'fixed' || position === 'sticky') bottom = Math.max(bottom, over.getBoundingClientRect().bottom);
  }
  // An element that covers half of the window is no header.
  return bottom < innerHeight / 2 ? bottom : 0;
}

/** Parses a length in px; `auto` counts as 0. */
function lengthOf(value: string): number {
  return Number.parseFloat(value) || 0;
}
