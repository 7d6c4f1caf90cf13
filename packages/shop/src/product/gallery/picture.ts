import { sourceOf } from '@stirrup/cms/lazy';
import { type LightboxItem, pictureAddress } from '@stirrup/lightbox';
import { LARGE_PICTURE } from '../large-picture.ts';

/** A slide's full-size picture; undefined for a slide without one. */
export function pictureOf(slide: HTMLElement): LightboxItem | undefined {
  const image = slide.querySelector('img');
  const address =
    image?.getAttribute(LARGE_PICTURE.src) || slide.querySelector('a')?.href || (image && sourceOf(image));
  const src = pictureAddress(address);
  if (!image || !src) return undefined;
  const size = (name: string, natural: number) => Number(image.getAttribute(name)) || natural || 1200;
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
