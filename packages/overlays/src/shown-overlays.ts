import type { ReadableAtom } from 'nanostores';
import type { Overlay } from './overlay.ts';
import { pageOverlays } from './page-overlays.ts';

/** The store of open overlays, in the order of opening: the last one is on top. */
export function shownOverlays(): ReadableAtom<readonly Overlay[]> {
  return pageOverlays().open;
}
