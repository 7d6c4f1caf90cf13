import { defineIsland } from '@stirrup/runtime';

/**
 * Popups: boxes over the page, opened by interactions, controls, site code and query loops.
 *
 * @example
 * ```html
 * <button type="button" aria-controls="offer" aria-expanded="false">Offer</button>
 * <div data-island="popup" id="offer" hidden>
 *   <div data-part="content"><h2>Offer</h2> <button type="button" data-part="close">Close</button></div>
 *   <div data-part="backdrop"></div>
 * </div>
 *
 * <!-- by the builder, whose server has its content -->
 * <div data-popup-id="198" class="brx-popup brxe-popup-198 hide" data-popup-ajax="1">
 *   <div class="brx-popup-content"></div>
 *   <div class="brx-popup-backdrop"></div>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { popup } from '@stirrup/builder/popup';
 *
 * start(popup);
 * ```
 * Follows bricks-dynamic.md §5.
 */
export const popup = defineIsland({
  name: 'popup',
  selectors: { bricks: '.brx-popup:not(.brx-infobox-popup)' },
  start: 'interaction',
  holds: ['click', 'control'],
  standIn: () => import('./popup-stand-in.ts'),
  load: () => import('./popup.tsx'),
});
