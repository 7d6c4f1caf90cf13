import type { Lightbox } from '@stirrup/lightbox';
import { createButton, reducedMotion } from '@stirrup/runtime';
import { STRIP } from './contract.ts';
import type { PageItem } from './read-item.ts';

/** Space around the thumbnails, in px. */
const GAP = 8;

/** Height of the strip, in px. */
export const stripHeight = (size: number): number => size + 2 * GAP;

/**
 * Shows a strip of thumbnails at the lower edge. One of them is a tab stop, and the arrow keys lead on.
 *
 * @param nameOf names the thumbnail of an item without a description
 */
export function showThumbnails(
  lightbox: Lightbox,
  items: readonly PageItem[],
  size: number,
  nameOf: (item: PageItem) => string,
): void {
  const wrapper = Object.assign(document.createElement('div'), { className: STRIP.wrapper });
  const strip = Object.assign(document.createElement('div'), { className: STRIP.strip });
  const edge = { position: 'absolute', insetInline: '0', bottom: '0', height: `${stripHeight(size)}px` };
  Object.assign(wrapper.style, { ...edge, overflow: 'auto hidden', scrollbarWidth: 'none' });
  const row = { display: 'flex', gap: `${GAP}px`, width: 'max-content', margin: '0 auto', padding: `${GAP}px` };
  Object.assign(strip.style, { ...row, transform: 'none' });
  wrapper.append(strip);
  const thumbnails = items.map((item, index) => {
    const image = Object.assign(document.createElement('img'), { alt: '', decoding: 'async', src: sourceFor(item) });
    image.dataset['index'] = String(index);
    Object.assign(image.style, { width: `${size}px`, height: `${size}px`, objectFit: 'cover' });
    const button = createButton({});
    button.title = item.alt;
    button.setAttribute('aria-label', item.alt || nameOf(item));
    Object.assign(button.style, { padding: '0', border: '0', background: '#444', color: '#fff', cursor: 'pointer' });
    if (image.src) button.append(image);
    else Object.assign(button, { textContent: '►' }).style.cssText += `;width:${size}px;height:${size}px`;
    button.addEventListener('click', () => lightbox.goTo(index));
    return { image, button };
  });
  strip.append(...thumbnails.map(({ button }) => button));

  const show = () => {
    for (const [index, { image, button }] of thumbnails.entries()) {
      const isCurrent = index === lightbox.currIndex;
      image.classList.toggle(STRIP.active, isCurrent);
      button.setAttribute('aria-current', String(isCurrent));
      button.tabIndex = isCurrent ? 0 : -1;
      button.style.outline = isCurrent ? '2px solid #fff' : '';
      if (!isCurrent) continue;
      if (strip.contains(document.activeElement)) button.focus({ preventScroll: true });
      const left = button.offsetLeft - (wrapper.clientWidth - button.offsetWidth) / 2;
      wrapper.scrollTo({ left, behavior: reducedMotion().matches ? 'instant' : 'smooth' });
    }
  };
  lightbox.on('uiRegister', () => {
    lightbox.element?.style.setProperty('--_below-caption', `${stripHeight(size)}px`);
    lightbox.element?.append(wrapper);
  });
  lightbox.on('change', show);
}

/** The small version; a film without one has none. */
function sourceFor({ msrc, src, film }: PageItem): string {
  return msrc || (!film && src) || '';
}
