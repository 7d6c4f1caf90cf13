import { CLASS, SHOP_TRACK } from './contract.ts';

/**
 * Puts the box around the slides that the shop's slider has there: themes give it the room above the thumbnails
 * (contracts/woocommerce.md §3.18). Only the shop's own markup gets it. The slides are the same nodes, before and after.
 */
export function wrapTrack(track: HTMLElement, signal: AbortSignal): void {
  if (!track.matches(SHOP_TRACK)) return;
  const viewport = document.createElement('div');
  viewport.className = CLASS.viewport;
  Object.assign(viewport.style, { overflow: 'hidden', position: 'relative' });
  const { activeElement } = document;
  track.before(viewport);
  viewport.append(track);
  // What is moved loses the focus.
  if (activeElement instanceof HTMLElement && track.contains(activeElement))
    activeElement.focus({ preventScroll: true });
  signal.addEventListener('abort', () => viewport.replaceWith(track));
}
