import { loadStyles } from '@stirrup/cms';
import { openOverlay } from '@stirrup/overlays';
import PhotoSwipe from 'photoswipe';
import { DIALOG } from './dialog-contract.ts';
import { dialogText } from './dialog-text.ts';
import type { LightboxOptions } from './lightbox-options.ts';
import { type Picture, pictureOf } from './picture.ts';
import { textIn } from './text-in.ts';

/** Class of a picture's caption. */
const CAPTION = 'stirrup-caption';

/** PhotoSwipe's "2 / 5". */
const COUNTER = '.pswp__counter';

/**
 * Opens PhotoSwipe over the page: arrow keys, swipes, pinches, Escape. The focus stays inside, and goes back to what
 * opened it. PhotoSwipe knows one direction of reading: for the other its pictures stand in reverse, so that the first is
 * on the right and the left arrow leads on. A slide without a picture opens nothing.
 *
 * @throws {Error} when the stylesheet cannot be fetched.
 */
export async function openLightbox(
  slides: readonly HTMLElement[],
  slideIndex: number,
  opener: HTMLElement,
  { label, styles, duration }: LightboxOptions,
  signal: AbortSignal,
): Promise<void> {
  const pictures = slides.flatMap((slide) => pictureOf(slide) ?? []);
  const index = pictures.findIndex(({ element }) => element === slides[slideIndex]);
  if (index < 0) return;
  await loadStyles(styles || new URL('./photoswipe.css', import.meta.url).href);
  if (signal.aborted) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isRightToLeft = getComputedStyle(opener).direction === 'rtl';
  const inOrder = isRightToLeft ? [...pictures].reverse() : pictures;
  const [previous, next] = [dialogText(DIALOG.previous) ?? 'Previous', dialogText(DIALOG.next) ?? 'Next'];
  const titles = {
    closeTitle: dialogText(DIALOG.close),
    zoomTitle: dialogText(DIALOG.zoom),
    arrowPrevTitle: isRightToLeft ? next : previous,
    arrowNextTitle: isRightToLeft ? previous : next,
  };
  const known = Object.fromEntries(Object.entries(titles).filter(([, title]) => title !== undefined));
  const lightbox = new PhotoSwipe({
    dataSource: inOrder.map(({ caption: _, ...picture }) => picture),
    index: isRightToLeft ? pictures.length - 1 - index : index,
    showAnimationDuration: isCalm ? 0 : duration,
    hideAnimationDuration: isCalm ? 0 : duration,
    ...(isCalm && { zoomAnimationDuration: false }),
    // These are for the page's overlays to do, of which this may be one among several.
    returnFocus: false,
    escKey: false,
    ...known,
  });
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: CAPTION,
      className: CAPTION,
      order: 9,
      isButton: false,
      appendTo: 'root',
      onInit: (element) => showCaptions(element, lightbox, inOrder),
    });
  });
  if (isRightToLeft) {
    // After the counter's own listener, which counts from the left.
    lightbox.on('afterInit', () => {
      const count = () => {
        const counter = lightbox.element?.querySelector(COUNTER);
        if (counter) counter.textContent = `${pictures.length - lightbox.currIndex} / ${pictures.length}`;
      };
      lightbox.on('change', count);
      count();
    });
  }
  signal.addEventListener('abort', () => lightbox.destroy());
  lightbox.init();
  const { element } = lightbox;
  if (!element) return;
  // PhotoSwipe reckons from the left.
  element.setAttribute('dir', 'ltr');
  const overlay = openOverlay(element, {
    onDismiss: () => lightbox.close(),
    dismissedBy: ['escape'],
    focus: 'content',
    opener,
    label: dialogText() ?? label,
  });
  lightbox.on('destroy', overlay.close);
}

function showCaptions(element: HTMLElement, lightbox: PhotoSwipe, pictures: readonly Picture[]): void {
  const bar = { position: 'absolute', insetInline: '0', bottom: '0', padding: '1em', textAlign: 'center' };
  Object.assign(element.style, { ...bar, color: '#fff', background: 'rgb(0 0 0 / 70%)', pointerEvents: 'none' });
  element.setAttribute('dir', 'auto');
  element.setAttribute('aria-live', 'polite');
  lightbox.on('change', () => {
    element.textContent = textIn(pictures[lightbox.currIndex]?.caption ?? '');
    element.hidden = !element.textContent;
  });
}
