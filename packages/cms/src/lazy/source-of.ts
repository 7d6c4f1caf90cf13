import { LAZY } from './contract.ts';

/**
 * The address of a picture, also while a placeholder stands in for it.
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
  return (image.matches(LAZY) && image.dataset['src']) || image.currentSrc || image.src;
}
