import { pageRegistry } from '@stirrup/runtime';
import { VIEWPORT_PROPERTY } from './contract.ts';

/** Wait after a change of the window's size, in ms (bricks-elements.md §1.12, §48). */
const SETTLED = 250;

/**
 * Tells the page's styles the height of the viewport, now and whenever it has changed. The whole page inherits the property,
 * so it is set in the next frame, which recalculates styles anyway, and after the measurements of an overlay that has just
 * opened.
 */
export function publishViewportHeight(): void {
  requestAnimationFrame(publish);
  pageRegistry().shared('off-canvas/viewport-height', () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    addEventListener('resize', () => {
      clearTimeout(timer);
      timer = setTimeout(publish, SETTLED);
    });
  });
}

function publish(): void {
  document.documentElement.style.setProperty(VIEWPORT_PROPERTY, `${innerHeight / 100}px`);
}
