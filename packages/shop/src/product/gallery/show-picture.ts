import { emit, httpUrl, isRecord } from '@stirrup/cms';
import { showLazy } from '@stirrup/cms/lazy';
import { membersOf } from '@stirrup/runtime';
import type { FoundVariation } from '../found-variation.ts';
import { resetToPrinted, setKeepingPrinted } from '../originals.ts';
import { textOf } from '../text-of.ts';
import {
  CURRENT_IMAGE,
  EVENT,
  LINK_FIELD,
  PICTURE,
  PICTURE_FIELDS,
  PICTURE_ID_FIELD,
  THUMBNAIL,
  THUMBNAIL_FIELD,
} from './contract.ts';

/** Delay in ms before other scripts measure the gallery: the new picture needs a layout first (woocommerce.md §5.6). */
const LAYOUT_DELAY = 20;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Shows a variation's picture as the first of a gallery, or restores the product's own (woocommerce.md §5.6).
 *
 * @param known the first slide, if an island knows it: a theme may use its own names.
 */
export function showPicture(
  gallery: HTMLElement,
  product: ParentNode,
  { form, variation: match }: FoundVariation,
  known?: HTMLElement,
): void {
  const variation = match ?? {};
  const slide = gallery.querySelector(PICTURE.slide) ?? known;
  if (!slide) return;
  const thumbnails = [...product.querySelectorAll(PICTURE.thumbnails)];
  const targets: Targets = {
    slide,
    picture: slide.querySelector(PICTURE.image) ?? (slide === known ? slide.querySelector('img') : null),
    link: slide.querySelector('a'),
    thumbnail: thumbnails[0],
  };
  const image = imageOf(variation);
  const address = image && textOf(image, THUMBNAIL_FIELD);
  const findOwn = () => thumbnails.find((one) => one.getAttribute('src') === address);
  // Another variation's picture would stay beside those of the gallery; this one's, if it is the first, can be slid to.
  if (!image || findOwn() !== targets.thumbnail) restore(targets);
  const own = image && findOwn();
  if (own) emit(own, EVENT.slideTo);
  else if (image) fill(targets, image);

  const current = textOf(variation, PICTURE_ID_FIELD);
  // As in the shop's script, a match shows the first slide again even if its picture is the same; a reset after a reset
  // has nothing to show.
  if (!match && (membersOf(form).getAttribute(CURRENT_IMAGE) ?? '') === current) return;
  membersOf(form).setAttribute(CURRENT_IMAGE, current);
  setTimeout(() => {
    emit(window, 'resize');
    if (!own) emit(gallery, EVENT.firstSlide);
    emit(gallery, EVENT.zoom);
  }, LAYOUT_DELAY);
}

interface Targets {
  readonly slide: Element;
  readonly picture: Element | null;
  readonly link: Element | null;
  readonly thumbnail: Element | undefined;
}

function imageOf({ image }: Fields): Fields | undefined {
  return isRecord(image) && textOf(image, 'src').length > 1 ? image : undefined;
}

function fill({ slide, picture, link, thumbnail }: Targets, image: Fields): void {
  // The product's own picture has to be kept for later, not its placeholder.
  if (picture) showLazy(picture);
  if (picture) for (const [name, field] of PICTURE_FIELDS) setKeepingPrinted(picture, name, image[field]);
  setKeepingPrinted(slide, THUMBNAIL.src, image['src']);
  // Browsers prefer it to the address, and a variation has none for its thumbnail.
  setKeepingPrinted(slide, THUMBNAIL.srcset, false);
  if (thumbnail) setKeepingPrinted(thumbnail, 'srcset', false);
  if (thumbnail) setKeepingPrinted(thumbnail, 'src', image[THUMBNAIL_FIELD]);
  if (link && httpUrl(image[LINK_FIELD])) setKeepingPrinted(link, 'href', image[LINK_FIELD]);
}

function restore({ slide, picture, link, thumbnail }: Targets): void {
  if (picture) for (const [name] of PICTURE_FIELDS) resetToPrinted(picture, name);
  for (const name of [THUMBNAIL.src, THUMBNAIL.srcset]) resetToPrinted(slide, name);
  if (thumbnail) for (const name of ['srcset', 'src']) resetToPrinted(thumbnail, name);
  if (link) resetToPrinted(link, 'href');
}
