import { elementText } from '@stirrup/cms/elements';
import { text } from '@stirrup/cms/texts';
import { openOverlay } from '@stirrup/overlays';
import { restoreFocus } from '@stirrup/overlays/focus';
import { reducedMotion } from '@stirrup/runtime';
import { announcePicture } from './announce-picture.ts';
import { fetchPhotoSwipe } from './fetch-photoswipe.ts';
import { fitPictures } from './fit-pictures.ts';
import type { LightboxItem } from './lightbox-item.ts';
import type { LightboxOptions, LightboxTitles } from './lightbox-options.ts';
import { showCaptions } from './show-captions.ts';
import { showFailures } from './show-failures.ts';
import { lightboxTexts } from './texts/lightbox-texts.ts';

/** PhotoSwipe's "2 / 5". */
const COUNTER = '.pswp__counter';

/** No animation: for visitors who prefer reduced motion. */
const CALM = { showAnimationDuration: 0, hideAnimationDuration: 0, zoomAnimationDuration: false } as const;

/** The lightbox that was requested last. */
let latest = new AbortController();

/**
 * Opens PhotoSwipe over the page, with arrow keys, swipes, pinches and Escape. The focus is trapped, and restored at
 * the end. PhotoSwipe knows left-to-right only: for right-to-left pages the items are reversed, so that the first is on
 * the right and the left arrow leads on. It replaces another one, open or still loading: two would fight for the focus.
 *
 * @returns a promise that resolves after closing: false if it failed after its start, which is reported, and the page is
 * restored; true otherwise, also if the signal or a newer lightbox came first.
 * @throws {Error} before its start, if PhotoSwipe or its stylesheet cannot be fetched.
 * @example
 * ```ts
 * const { openLightbox } = await importWithRetry(() => import('@stirrup/lightbox'));
 * await openLightbox(items, 2, { opener: link, label: 'Pictures of the yard', styles: '' }, signal);
 * ```
 */
export async function openLightbox<Item extends LightboxItem>(
  items: readonly Item[],
  index: number,
  options: LightboxOptions<Item>,
  signal: AbortSignal,
): Promise<boolean> {
  const { opener, returnTo, label, titles = {}, settings, prepare } = options;
  const errorMsg = text(lightboxTexts, 'notShown');
  latest.abort();
  latest = new AbortController();
  const ended = AbortSignal.any([signal, latest.signal]);
  const Library = await fetchPhotoSwipe(options);
  if (ended.aborted) return true;
  const isRightToLeft = getComputedStyle(opener).direction === 'rtl';
  const inOrder = isRightToLeft ? [...items].reverse() : items;
  const placeOf = (at: number) => (isRightToLeft ? items.length - 1 - at : at);
  const lightbox = new Library({
    dataSource: inOrder.map((item) => ({ ...item })),
    index: placeOf(index),
    ...settings,
    ...(reducedMotion().matches && CALM),
    // The stack of overlays does this, because several may be open.
    returnFocus: false,
    escKey: false,
    ...titlesOf(titles, isRightToLeft),
    errorMsg,
    // Called by `init()` at the earliest.
    paddingFn: (_size, _item, at) => {
      const { top = 0, bottom = 0, left = 0, right = 0 } = settings?.padding ?? {};
      return { top, bottom: bottom + captionHeight(at), left, right };
    },
  });
  const captionHeight = showCaptions(lightbox, inOrder);
  fitPictures(lightbox);
  showFailures(lightbox, inOrder);
  const life = new AbortController();
  const hasClosed = new Promise<void>((resolve) => {
    lightbox.on('destroy', () => {
      life.abort();
      resolve();
    });
  });
  try {
    prepare?.(lightbox, inOrder);
    lightbox.init();
    if (lightbox.element) prepareDialog(lightbox.element);
  } catch (error) {
    reportError(error);
    destroy();
    return false;
  }
  ended.addEventListener('abort', destroy, { signal: life.signal });
  await hasClosed;
  return true;

  function prepareDialog(element: HTMLElement): void {
    // PhotoSwipe calculates from left to right.
    element.setAttribute('dir', 'ltr');
    const announce = announcePicture(element, items);
    const change = () => {
      const place = placeOf(lightbox.currIndex);
      announce(place, lightbox.currSlide?.content.isError() ? errorMsg : undefined);
      const counter = element.querySelector(COUNTER);
      if (counter) counter.textContent = `${place + 1} / ${items.length}`;
      // An arrow at the end is disabled, and the focus would fall to the body.
      if (document.activeElement?.matches(':disabled')) element.focus();
    };
    lightbox.on('change', change);
    lightbox.on('loadError', change);
    change();
    const overlay = openOverlay(element, {
      // PhotoSwipe refuses to close while it opens.
      onDismiss: () => (lightbox.opener.isOpen ? lightbox.close() : destroy()),
      dismissedBy: ['escape'],
      focus: 'content',
      opener,
      leavesFocus: true,
      label,
    });
    life.signal.addEventListener('abort', () => {
      const { activeElement, body } = document;
      const hasFocus = activeElement === body || element.contains(activeElement);
      // Otherwise the overlay would restore it to its opener.
      if (activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.blur();
      overlay.close();
      const item = inOrder[lightbox.currIndex];
      if (hasFocus) restoreFocus(element, (item && returnTo?.(item)) ?? opener);
    });
  }
  /**
   * Closes at once: by itself PhotoSwipe would wait for an animation, and would not close at all while it is opening.
   */
  function destroy(): void {
    lightbox.isDestroying = true;
    lightbox.destroy();
  }
}

/** The titles of all buttons; the arrows exchange theirs where the items are reversed. */
function titlesOf(titles: LightboxTitles, isReversed: boolean) {
  const back = titles.arrowPrevTitle ?? elementText('prevSlide');
  const onward = titles.arrowNextTitle ?? elementText('nextSlide');
  return {
    closeTitle: titles.closeTitle ?? text(lightboxTexts, 'closeLightbox'),
    zoomTitle: titles.zoomTitle ?? text(lightboxTexts, 'zoomLightbox'),
    arrowPrevTitle: isReversed ? onward : back,
    arrowNextTitle: isReversed ? back : onward,
  };
}
