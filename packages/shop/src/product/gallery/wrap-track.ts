import { HELD } from './contract.ts';

/**
 * Puts the box around the slides that the shop's slider has there: themes give it the room above the thumbnails
 * (woocommerce.md §3.18). The slides are the same nodes, before and after.
 */
export function wrapTrack(track: HTMLElement, className: string): () => void {
  const viewport = document.createElement('div');
  viewport.className = className;
  Object.assign(viewport.style, { overflow: 'hidden', position: 'relative' });
  const { activeElement } = document;
  track.parentElement?.querySelector(HELD.viewport)?.remove();
  track.before(viewport);
  viewport.append(track);
  // An element that is moved loses the focus.
  if (activeElement instanceof HTMLElement && track.contains(activeElement))
    activeElement.focus({ preventScroll: true });
  return () => viewport.replaceWith(track);
}
