import type { Overlay, OverlayOptions } from './overlay.ts';
import { pageOverlays } from './page-overlays.ts';

/**
 * Registers an element as an open overlay. Showing and hiding it is the island's task, by the names of its dialect.
 * Call this when the element is shown, and `close()` when it is hidden or its island is released. An element that is
 * already open keeps its place in the stack.
 *
 * @example
 * ```ts
 * panel.hidden = false;
 * const overlay = openOverlay(panel, { onDismiss: hide, label: 'Cart' });
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
