import { importWithRetry } from '@stirrup/runtime';
import { BUILDER_GALLERY } from './contract.ts';
import { overrideOpacity } from './override-opacity.ts';
import { styleFor } from './style-for.ts';
import { createThumbnails, type Thumbnails } from './thumbnails.ts';

/** A gallery's thumbnails: the builder's slider beside it, if there is one, or else our own list. */
export function chooseThumbnails(
  root: HTMLElement,
  slides: readonly HTMLElement[],
  show: (index: number) => void,
  signal: AbortSignal,
): Thumbnails {
  const slider = root.closest(BUILDER_GALLERY.root)?.querySelector<HTMLElement>(BUILDER_GALLERY.slider);
  if (!slider) return createThumbnails(root, slides, show, signal);

  overrideOpacity(slider);
  let current = 0;
  let thumbnails: Thumbnails | undefined;
  const attach = async () => {
    const { attachBuilderSlider } = await importWithRetry(() => import('./builder-slider.ts'));
    if (signal.aborted) return;
    thumbnails = attachBuilderSlider(slider, { show, styleFor, signal });
    thumbnails.mark(current);
  };
  // Without that code visitors swipe through the gallery, and thumbnails link to their files.
  attach().catch(reportError);
  return {
    mark: (index) => {
      current = index;
      thumbnails?.mark(index);
    },
  };
}
