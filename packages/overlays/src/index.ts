export { isTab } from './is-tab.ts';
export { openOverlay } from './open-overlay.ts';
export type { DismissReason, Overlay, OverlayOptions } from './overlay.ts';
export { CLOSING_TIME, showClosing } from './show-closing.ts';
export { shownOverlays } from './shown-overlays.ts';
