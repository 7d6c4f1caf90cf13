import { TOOLTIP } from '../swatches-plugin/plugin-contract.ts';

/** Least distance between a tooltip and the edge of the page, in px (swatches-and-others.md §1.8). */
const MARGIN = 2;

/**
 * Moves an item's tooltip into the window: below the item if there is no room above, and sideways if it would be cut
 * off. Styles draw it as a pseudo-element of the item; a class and a property on the item place it.
 */
export function placeTooltip(item: HTMLElement): void {
  const drawn = ['::before', '::after'].map((name) => {
    const { width, height } = getComputedStyle(item, name);
    return { width: Number.parseFloat(width) || 0, height: Number.parseFloat(height) || 0 };
  });
  const width = Math.max(...drawn.map((box) => box.width));
  const height = drawn.reduce((sum, box) => sum + box.height, 0);
  const { top, left, width: own } = item.getBoundingClientRect();
  const start = left + (own - width) / 2;
  const room = document.documentElement.clientWidth - MARGIN - width;
  const shift = Math.max(MARGIN, Math.min(start, room)) - start;
  item.classList.toggle(TOOLTIP.below, top < height + MARGIN);
  item.style.setProperty(TOOLTIP.shift, `${Math.round(shift)}px`);
}

/** Removes the placement, so that the styles apply again. */
export function forgetTooltip(item: HTMLElement): void {
  item.classList.remove(TOOLTIP.below);
  item.style.removeProperty(TOOLTIP.shift);
  if (!item.getAttribute('style')) item.removeAttribute('style');
}
