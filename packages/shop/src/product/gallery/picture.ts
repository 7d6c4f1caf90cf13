import { sourceOf } from '@stirrup/cms/lazy';
import { type LightboxItem, pictureAddress } from '@stirrup/lightbox';
import { LARGE_PICTURE } from '../large-picture.ts';

/** Width of a full-size picture whose size the page does not print, in px; as in lightboxes. */
const GUESSED_WIDTH = 1600;

/** A slide's full-size picture; undefined for a slide without one. */
export function pictureOf(slide: HTMLElement): LightboxItem | undefined {
  const image = slide.querySelector('img');
  const large = image?.getAttribute(LARGE_PICTURE.src) || slide.querySelector('a')?.href;
  const src = pictureAddress(large || (image && sourceOf(image)));
  if (!image || !src) return undefined;
  return {
    src,
    ...sizeOf(image, Boolean(large)),
    alt: image.alt,
    caption: image.getAttribute(LARGE_PICTURE.caption) || image.title,
    msrc: sourceOf(image),
    element: slide,
  };
}

/** Size in px: as it is printed, else that of the small picture, which tells the proportions of a larger one alone. */
function sizeOf(image: HTMLImageElement, isLarger: boolean): Pick<LightboxItem, 'width' | 'height'> {
  const { naturalWidth, naturalHeight } = image;
  const printed = (name: string) => Number(image.getAttribute(name));
  const [width, height] = [printed(LARGE_PICTURE.width), printed(LARGE_PICTURE.height)];
  if (width && height) return { width, height };
  const scale = isLarger && naturalWidth ? Math.max(1, GUESSED_WIDTH / naturalWidth) : 1;
  return { width: (naturalWidth || 1200) * scale, height: (naturalHeight || 1200) * scale };
}
