import { PLACEHOLDER } from './contract.ts';
import { markAround } from './mark-added.ts';

/**
 * Wraps the slides in the box that the shop's slider creates: themes space it from the thumbnails (woocommerce.md
 * §3.18). The slides remain the same nodes.
 */
export function wrapTrack(track: HTMLElement, className: string): () => void {
  const viewport = document.createElement('div');
  viewport.className = className;
  markAround(viewport);
  Object.assign(viewport.style, { overflow: 'hidden', position: 'relative' });
  const { activeElement } = document;
  track.parentElement?.querySelector(PLACEHOLDER.viewport)?.remove();
  track.before(viewport);
  viewport.append(track);
  // Moving an element takes the focus from it.
  if (activeElement instanceof HTMLElement && track.contains(activeElement))
    activeElement.focus({ preventScroll: true });
  return () => viewport.replaceWith(track);
}
