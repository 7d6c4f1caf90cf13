import { pageRegistry } from '@stirrup/runtime';
import { createOverlays, type Overlays } from './create-overlays.ts';

/** The page's stack of overlays: islands of all bundles share it. */
export function pageOverlays(): Overlays {
  return pageRegistry().shared('overlays/shown', createOverlays);
}
