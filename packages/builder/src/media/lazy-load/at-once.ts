import { LAZY, showLazy } from '@stirrup/cms/lazy';

/** Shows the lazy elements of an area that are in view. */
export function showInView(area: HTMLElement): void {
  show(area, isInView);
}

/** Shows all lazy elements of an area. */
export function showAll(area: HTMLElement): void {
  show(area, () => true);
}

/** The filter runs for all of them first: layout reads between writes are slow. */
function show(area: HTMLElement, isWanted: (element: Element) => boolean): void {
  for (const element of [area, ...area.querySelectorAll(LAZY)].filter(isWanted)) showLazy(element);
}

function isInView(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom >= 0 && right >= 0 && top <= innerHeight && left <= innerWidth && element.checkVisibility();
}
