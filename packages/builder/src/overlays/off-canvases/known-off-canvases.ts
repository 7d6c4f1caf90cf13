import { pageRegistry } from '@stirrup/runtime';
import type { OffCanvas } from './off-canvas.ts';

/** The panels of the page whose islands are up, by element. */
export function knownOffCanvases(): Map<Element, OffCanvas> {
  return pageRegistry().shared('off-canvas/known', () => new Map<Element, OffCanvas>());
}
