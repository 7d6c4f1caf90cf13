export { openOverlay } from './open-overlay.ts';
export { openOverlays } from './open-overlays.ts';
export type { DismissReason, Overlay, OverlayOptions } from './overlay.ts';
export { CLOSING_TIME, showClosing } from './show-closing.ts';
