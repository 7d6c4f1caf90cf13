import { LAZY } from './contract.ts';
import { DEFERRED_SOURCE } from './source-contract.ts';

/**
 * The address of a picture, even while it shows a placeholder.
 *
 * @example
 * ```html
 * <img class="bricks-lazy-hidden" src="data:image/svg+xml,…" data-src="bridle.jpg" alt="Bridle">
 * ```
 * ```ts
 * sourceOf(image); // 'bridle.jpg'
 * ```
 */
export function sourceOf(image: HTMLImageElement): string {
  return (image.matches(LAZY) && image.getAttribute(DEFERRED_SOURCE)) || image.currentSrc || image.src;
}
