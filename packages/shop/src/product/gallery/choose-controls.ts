import { importWithRetry, overrideOpacity } from '@stirrup/runtime';
import { ARROWS, BUILDER_GALLERY, DOTS, LOOPS } from './contract.ts';
import type { AttachControls, Controls, Show } from './controls.ts';
import { markAdded } from './mark-added.ts';
import { nextIndex } from './next-index.ts';
import { gallerySettings } from './settings.ts';
import { styleFor } from './style-for.ts';
import { createThumbnails } from './thumbnails.ts';

/**
 * Gives a gallery its controls: the builder's slider beside it, if there is one, or else our own list of thumbnails. Few
 * themes change them by options of the shop's slider and zoom, whose code comes late.
 *
 * @returns the thumbnails, if there are any.
 */
export function chooseControls(
  root: HTMLElement,
  slides: readonly HTMLElement[],
  show: Show,
  signal: AbortSignal,
): Controls | undefined {
  const { flexslider, zoom_options } = gallerySettings();
  const slider = show && root.closest(BUILDER_GALLERY.root)?.querySelector<HTMLElement>(BUILDER_GALLERY.slider);
  // Without that code visitors swipe through the gallery, and the builder's thumbnails link to their files.
  const attachLate = (element: HTMLElement, code: Promise<{ readonly attach: AttachControls }>) =>
    code
      .then(({ attach }) => signal.aborted || attach(element, slides, show, signal, { styleFor, nextIndex, markAdded }))
      .catch(reportError);
  // True for dots, false for nothing; all else, which is no number, for thumbnails.
  const dots = Number(flexslider[DOTS]);
  const hasThemes = show && (dots > 0 || flexslider[ARROWS] || flexslider[LOOPS]);
  if (hasThemes || (slides[0] && Object.keys(zoom_options).length > 0))
    attachLate(
      root,
      importWithRetry(() => import('./theme-code.ts')),
    );
  if (slider) {
    overrideOpacity(slider);
    attachLate(
      slider,
      importWithRetry(() => import('./builder-slider.ts')),
    );
  } else if (show && !(dots >= 0)) return createThumbnails(root, slides, show, signal);
  return undefined;
}
