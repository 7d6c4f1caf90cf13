import { sourceOf } from '@stirrup/cms/lazy';
import { type LightboxItem, pictureAddress } from '@stirrup/lightbox';
import { LARGE_PICTURE } from '../large-picture.ts';

/** Width of a full-size picture whose size the page does not print, in px; as in lightboxes. */
const GUESSED_WIDTH = 1600;

/** Side of a picture of unknown size that has not loaded, in px. */
const UNLOADED = 1200;

/** A slide's full-size picture; undefined for a slide without one. */
export function pictureOf(slide: HTMLElement): LightboxItem | undefined {
  const image = slide.querySelector('img');
  const large = image?.getAttribute(LARGE_PICTURE.src) || slide.querySelector('a')?.href;
  const src = pictureAddress(large || (image && sourceOf(image)));
  if (!image || !src) return undefined;
  // A small picture tells the proportions of a larger one alone.
  const scale = large ? Math.max(1, GUESSED_WIDTH / (image.naturalWidth || GUESSED_WIDTH)) : 1;
  const size = (name: string, natural: number) => Number(image.getAttribute(name)) || (natural || UNLOADED) * scale;
  return {
    src,
    width: size(LARGE_PICTURE.width, image.naturalWidth),
    height: size(LARGE_PICTURE.height, image.naturalHeight),
    alt: image.alt,
    caption: image.getAttribute(LARGE_PICTURE.caption) || image.title,
    msrc: sourceOf(image),
    element: slide,
  };
}
