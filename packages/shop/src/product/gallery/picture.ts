import { httpUrl } from '@stirrup/cms';
import { sourceOf } from '@stirrup/cms/lazy';
import { LARGE_PICTURE } from '../large-picture.ts';

/** One picture of the lightbox. Width and height in px. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** HTML by an author; only its text is shown. */
  readonly caption: string;
  /** Small version, shown until `src` has loaded. */
  readonly msrc: string;
  readonly element: HTMLElement;
}

/** A slide's full-size picture; undefined for a slide without one. */
export function pictureOf(slide: HTMLElement): Picture | undefined {
  const image = slide.querySelector('img');
  const address =
    image?.getAttribute(LARGE_PICTURE.src) || slide.querySelector('a')?.href || (image && sourceOf(image));
  // A `data:` image cannot be navigated to, but it can be shown.
  const src = address?.startsWith('data:image/') ? address : httpUrl(address);
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
