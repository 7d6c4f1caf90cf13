import { loadStyles } from '@stirrup/cms';
import { openOverlay } from '@stirrup/overlays';
import { reducedMotion } from '@stirrup/runtime';
import PhotoSwipe from 'photoswipe';
import { announcePicture } from './announce-picture.ts';
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
 * Opens PhotoSwipe over the page, with arrow keys, swipes, pinches and Escape. The focus is trapped, and restored at
 * the end. PhotoSwipe knows left-to-right only: for right-to-left pages the pictures are reversed, so that the first is
 * on the right and the left arrow leads on. A slide without a picture opens nothing.
 *
 * @returns a promise that resolves after closing: true if the lightbox could be shown. A failure after its start is
 * reported, and the page is restored.
 * @throws {Error} before its start, if the stylesheet cannot be fetched.
 */
export async function openLightbox(
  slides: readonly HTMLElement[],
  slideIndex: number,
  opener: HTMLElement,
  { label, styles, duration }: LightboxOptions,
  signal: AbortSignal,
): Promise<boolean> {
  const pictures = slides.flatMap((slide) => pictureOf(slide) ?? []);
  const index = pictures.findIndex(({ element }) => element === slides[slideIndex]);
  if (index < 0) return true;
  await loadStyles(styles || new URL('./photoswipe.css', import.meta.url).href);
  if (signal.aborted) return true;
  const isCalm = reducedMotion().matches;
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
    // The stack of overlays does this, because several may be open.
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
  const life = new AbortController();
  const hasClosed = new Promise<void>((resolve) => {
    lightbox.on('destroy', () => {
      life.abort();
      resolve();
    });
  });
  try {
    lightbox.init();
    if (lightbox.element) prepareDialog(lightbox.element);
  } catch (error) {
    reportError(error);
    destroy();
    return false;
  }
  signal.addEventListener('abort', destroy, { signal: life.signal });
  await hasClosed;
  return true;

  function prepareDialog(element: HTMLElement): void {
    // PhotoSwipe calculates from left to right.
    element.setAttribute('dir', 'ltr');
    const announceIndex = announcePicture(element, pictures);
    const change = () => {
      const place = isRightToLeft ? pictures.length - 1 - lightbox.currIndex : lightbox.currIndex;
      announceIndex(place);
      const counter = element.querySelector(COUNTER);
      if (counter) counter.textContent = `${place + 1} / ${pictures.length}`;
      // An arrow at the end is disabled, and the focus would fall to the body.
      if (document.activeElement?.matches(':disabled')) element.focus();
    };
    lightbox.on('change', change);
    change();
    const overlay = openOverlay(element, {
      onDismiss: () => lightbox.close(),
      dismissedBy: ['escape'],
      focus: 'content',
      opener,
      label: dialogText() ?? label,
    });
    life.signal.addEventListener('abort', overlay.close);
  }
  /**
   * Closes at once: by itself PhotoSwipe would wait for an animation, and would not close at all while it is opening.
   */
  function destroy(): void {
    lightbox.isDestroying = true;
    lightbox.destroy();
  }
}

function showCaptions(element: HTMLElement, lightbox: PhotoSwipe, pictures: readonly Picture[]): void {
  const bar = { position: 'absolute', insetInline: '0', bottom: '0', padding: '1em', textAlign: 'center' };
  Object.assign(element.style, { ...bar, color: '#fff', background: 'rgb(0 0 0 / 70%)', pointerEvents: 'none' });
  element.setAttribute('dir', 'auto');
  lightbox.on('change', () => {
    element.textContent = textIn(pictures[lightbox.currIndex]?.caption ?? '');
    element.hidden = !element.textContent;
  });
}
