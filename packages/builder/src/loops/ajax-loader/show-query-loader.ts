import { LOADER } from './contract.ts';
import { createLoader } from './create-loader.ts';
import { findPlace } from './find-place.ts';
import { keepStill } from './keep-still.ts';
import { readLoaderOptions } from './read-loader-options.ts';

/**
 * Shows the animation of a loop whose results are on their way: last in the place that its author has named, else behind
 * what is shown (bricks-dynamic.md §3.5).
 *
 * @param last The last element of the loop; its trail if the loop shows nothing.
 * @param printed The trail's `data-brx-ajax-loader`.
 * @returns A function that removes it.
 */
export function showQueryLoader(last: Element, queryId: string, printed: string | undefined): () => void {
  const options = readLoaderOptions(printed);
  if (!options) return () => undefined;
  const place = findPlace(options.selector);
  const loader = createLoader(options, (place ?? last).localName);
  loader.setAttribute(LOADER.query, queryId);
  if (place) place.append(loader);
  else last.after(loader);
  keepStill(loader);
  return () => loader.remove();
}
