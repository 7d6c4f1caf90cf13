import { pageRegistry } from '@stirrup/runtime';
import type { Popup } from './popup.ts';

/** The popups of the page whose islands are up, by element. */
export function knownPopups(): Map<Element, Popup> {
  return pageRegistry().shared('popups/known', () => new Map<Element, Popup>());
}
