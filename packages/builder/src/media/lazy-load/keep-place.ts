/** Pictures with a printed size. */
const SIZED = 'img[width][height]';

/**
 * Keeps the place of pictures that fail to load and show their alternative text: an inline image is then only as wide
 * as its text, whatever its attributes say. Errors of images do not bubble, so the listener captures them.
 */
export function keepPlace(area: HTMLElement, signal: AbortSignal): void {
  const keep = (image: unknown) => {
    if (!(image instanceof HTMLImageElement) || !image.matches(SIZED)) return;
    if (getComputedStyle(image).display === 'inline')
      Object.assign(image.style, { display: 'inline-block', overflow: 'hidden' });
  };
  area.addEventListener('error', ({ target }) => keep(target), { capture: true, signal });
  // The loader may have shown some of them before.
  for (const image of area.querySelectorAll<HTMLImageElement>(SIZED)) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) keep(image);
  }
}
