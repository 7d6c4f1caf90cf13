import type PhotoSwipe from 'photoswipe';
import { formattedText } from './formatted-text.ts';
import type { LightboxItem } from './lightbox-item.ts';

/** Class of a picture's caption, and PhotoSwipe's for what goes when it closes. */
const CLASSES = 'stirrup-caption pswp__hide-on-close';

/** Custom property of the dialog with the height of what lies below the captions. */
const BELOW = '--_below-caption';

/**
 * Shows the captions below the pictures.
 *
 * @returns a function for the height of the caption of the item with an index, in px
 */
export function showCaptions(lightbox: PhotoSwipe, items: readonly LightboxItem[]): (index: number) => number {
  const bar = document.createElement('div');
  bar.className = CLASSES;
  bar.dir = 'auto';
  const place = { position: 'absolute', insetInline: '0', bottom: `var(${BELOW}, 0)`, padding: '1em' };
  Object.assign(bar.style, { ...place, textAlign: 'center', color: '#fff', background: 'rgb(0 0 0 / 70%)' });
  // Clicks beside the links close the lightbox, as they do on the rest of its background.
  bar.style.pointerEvents = 'none';
  let heights = new Map<number, number>();
  let width = 0;

  const show = (index: number) => {
    bar.replaceChildren(...formattedText(items[index]?.caption ?? ''));
    bar.hidden = !bar.textContent?.trim();
    for (const link of bar.querySelectorAll('a'))
      Object.assign(link.style, { color: 'inherit', pointerEvents: 'auto' });
  };
  // The dialog is made by then, and no picture has been placed yet.
  lightbox.on('uiRegister', () => lightbox.element?.append(bar));
  lightbox.on('change', () => show(lightbox.currIndex));
  return (index) => {
    if (width !== lightbox.viewportSize.x) heights = new Map();
    width = lightbox.viewportSize.x;
    const known = heights.get(index);
    if (known !== undefined) return known;
    show(index);
    const height = bar.offsetHeight;
    show(lightbox.currIndex);
    heights.set(index, height);
    return height;
  };
}
