/**
 * Tells whether the page scrolls, `@stirrup/overlays/scroll-lock`: for code on every page, which needs no overlays.
 */

/** Class of a body that does not scroll: the page builder's (bricks-elements.md §1.13), for all our overlays. */
export const NO_SCROLL = 'no-scroll';

/** True while the page does not scroll because something covers it, whoever has locked it. */
export function isScrollLocked(): boolean {
  return document.body.classList.contains(NO_SCROLL);
}
