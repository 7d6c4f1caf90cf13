import { VIEWPORT_PROPERTY } from './contract.ts';

/**
 * Tells the page's styles the height of the viewport. The whole page inherits the property, so it is set in the next frame,
 * which recalculates styles anyway, and after the measurements of an overlay that has just opened.
 */
export function publishViewportHeight(): void {
  requestAnimationFrame(() => {
    document.documentElement.style.setProperty(VIEWPORT_PROPERTY, `${innerHeight / 100}px`);
  });
}
