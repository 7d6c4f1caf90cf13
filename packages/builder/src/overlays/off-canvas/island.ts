import { defineIsland } from '@stirrup/runtime';

/**
 * Off-canvas panels: they slide in from an edge, over the page or pushing it aside, opened by toggles and interactions.
 *
 * @example
 * ```html
 * <div id="brxe-offca1" class="brxe-offcanvas" aria-label="Filters" data-direction="right" data-no-scroll="true">
 *   <div class="brx-offcanvas-inner">… <button class="brxe-toggle" aria-label="Close">…</button></div>
 *   <div class="brx-offcanvas-backdrop"></div>
 * </div>
 *
 * <button type="button" data-island="toggle" data-target="#filters" aria-expanded="false">Filters</button>
 * <div data-island="off-canvas" id="filters" data-direction="right" hidden>
 *   <div data-part="panel"><h2>Filters</h2> … <button type="button" data-part="close">Close</button></div>
 *   <div data-part="backdrop"></div>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { offCanvas } from '@stirrup/builder/off-canvas';
 * import { toggle } from '@stirrup/builder/toggle';
 *
 * start(offCanvas, toggle);
 * ```
 * Follows bricks-elements.md §21.
 */
export const offCanvas = defineIsland({
  name: 'off-canvas',
  selectors: { bricks: '.brxe-offcanvas' },
  // The builder's script watches the classes of panels, and undoes changes by others.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: 'idle',
  holds: ['click'],
  load: () => import('./off-canvas.tsx'),
});
