import { elementText } from '@stirrup/cms/elements';
import { createLinkButton } from './create-link-button.ts';
import { followCurrent } from './follow-current.ts';
import { followKeys } from './follow-keys.ts';
import { DOTS } from './theme-contract.ts';
import type { ThemedGallery } from './themed-gallery.ts';

/** Appends a list of dots to a gallery, one per slide, with the keys that thumbnails have. */
export function createDots(gallery: ThemedGallery): void {
  const { root, slides, show, signal, markAdded } = gallery;
  const list = document.createElement('ol');
  list.className = DOTS.list;
  markAdded(list);
  const dots = slides.map((_, index) => {
    const dot = createLinkButton(() => show(index), signal);
    dot.textContent = String(index + 1);
    dot.setAttribute('aria-label', elementText('slideX', index + 1));
    const item = document.createElement('li');
    item.append(dot);
    list.append(item);
    return dot;
  });
  followKeys(list, gallery);
  followCurrent(gallery, (index) => {
    for (const [place, dot] of dots.entries()) {
      dot.classList.toggle(DOTS.active, place === index);
      if (place === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  });
  signal.addEventListener('abort', () => list.remove());
  root.append(list);
}
