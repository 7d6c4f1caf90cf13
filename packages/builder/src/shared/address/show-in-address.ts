import { AUTO_ID } from './contract.ts';

/**
 * Puts the id of an opened element into the address, without a history entry, if an author chose that id. Otherwise the
 * hash is cleared if it names an element that has been closed. Any other hash stays, although the builder's script
 * clears that, too (bricks-elements.md §50.2).
 */
export function showInAddress(id: string | null | undefined, isHashOurs: boolean): void {
  const hash = id && !AUTO_ID.test(id) ? `#${encodeURIComponent(id)}` : '';
  if (hash === location.hash || (!hash && !isHashOurs)) return;
  try {
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  } catch {
    // Safari allows a hundred changes in half a minute; a pointer that moves over tabs makes more. The next change will
    // succeed.
  }
}
