import { measureGap, placeSubmenus } from './place-submenus.ts';
import { placeWhenSettled } from './place-when-settled.ts';
import type { Submenu } from './submenu.ts';

/**
 * Keeps an open submenu inside the viewport, and a mega menu at its reference, until the signal aborts: now, and again
 * when the page or the submenu gets another size, as by fonts and pictures (bricks-elements.md §18). The gap to its item
 * is measured after each transition, which may have moved it (bricks-elements.md §15).
 */
export function keepPlaced(submenu: Submenu, signal: AbortSignal): void {
  const { content } = submenu;
  let size = '';
  const measureSize = () => [document.body.clientWidth, content.offsetWidth, content.offsetHeight].join();
  const place = () => {
    placeSubmenus([submenu]);
    // Placing changes the submenu's size, too.
    size = measureSize();
  };
  place();
  content.addEventListener('transitionend', () => measureGap(submenu)(), { signal });
  placeWhenSettled([content, document.body], () => size !== measureSize(), place, signal);
}
