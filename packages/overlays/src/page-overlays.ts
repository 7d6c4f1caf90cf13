import { pageRegistry } from '@stirrup/runtime';
import { createOverlays, type Overlays } from './create-overlays.ts';

/** The one list of the page: islands of all bundles share it. */
export function pageOverlays(): Overlays {
  return pageRegistry().shared('overlays', createOverlays);
}
