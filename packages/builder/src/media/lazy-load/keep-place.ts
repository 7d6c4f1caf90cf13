/** Pictures whose size is printed. */
const SIZED = 'img[width][height]';

/**
 * Keeps the place of pictures that cannot be fetched, whose words show there: an image in a line of text is no wider than
 * its words then, whatever its attributes say. Errors of images do not bubble; an area hears them on their way down.
 */
export function keepPlace(area: HTMLElement, signal: AbortSignal): void {
  const keep = (image: unknown) => {
    if (!(image instanceof HTMLImageElement) || !image.matches(SIZED)) return;
    if (getComputedStyle(image).display === 'inline')
      Object.assign(image.style, { display: 'inline-block', overflow: 'hidden' });
  };
  area.addEventListener('error', ({ target }) => keep(target), { capture: true, signal });
  // The loader may have shown some before.
  for (const image of area.querySelectorAll<HTMLImageElement>(SIZED)) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) keep(image);
  }
}
