import { LOADER, POPUP_CONTENT } from './contract.ts';
import { createLoader } from './create-loader.ts';
import { findPlace } from './find-place.ts';
import { keepStill } from './keep-still.ts';
import { readLoaderOptions } from './read-loader-options.ts';

/**
 * Shows the animation of a popup whose content is on its way: first in the place that its author has named, else in its
 * content (bricks-dynamic.md §3.5).
 *
 * @param printed The popup's `data-brx-ajax-loader`.
 * @example
 * ```html
 * <div class="brx-popup" data-popup-id="198" data-brx-ajax-loader='{"animation":"ring"}'>
 *   <div class="brx-popup-content"></div>
 * </div>
 * ```
 * ```ts
 * const hide = showPopupLoader(popup, '198', popup.dataset['brxAjaxLoader']);
 * ```
 * @returns A function that removes it.
 */
export function showPopupLoader(popup: Element, popupId: string, printed: string | undefined): () => void {
  const options = readLoaderOptions(printed);
  const place = options && (findPlace(options.selector) ?? popup.querySelector(POPUP_CONTENT));
  if (!options || !place) return () => undefined;
  const loader = createLoader(options, place.localName);
  loader.setAttribute(LOADER.popup, popupId);
  place.prepend(loader);
  keepStill(loader);
  return () => loader.remove();
}
