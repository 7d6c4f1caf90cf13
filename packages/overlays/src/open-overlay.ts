import type { Overlay, OverlayOptions } from './overlay.ts';
import { pageOverlays } from './page-overlays.ts';

/**
 * Tells the page that an element is open over it. Shows and hides nothing: that is the island's, by the names of its
 * dialect. Call it when the element is shown, and `close()` when it is hidden or its island is released. An element that
 * is open already stays where it is.
 *
 * @example
 * ```ts
 * panel.hidden = false;
 * const overlay = openOverlay(panel, { onDismiss: hide, label: text('cart') });
 *
 * function hide() {
 *   panel.hidden = true;
 *   overlay.close();
 * }
 * ```
 */
export function openOverlay(element: HTMLElement, options: OverlayOptions): Overlay {
  return pageOverlays().add(element, options);
}
