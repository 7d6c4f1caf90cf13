import { httpUrl, raise } from '@stirrup/cms';
import { GALLERY, GALLERY_EVENT, PICTURE_ATTRIBUTES, PRODUCT } from './contract.ts';
import { resetAttribute, setAttribute } from './originals.ts';
import { textOf, type Variation } from './variation.ts';

/** Other scripts measure the gallery; they get this long to lay the new picture out, in ms (contracts/woocommerce.md §5.6). */
const LAYOUT_DELAY = 20;

type Image = Readonly<Record<string, unknown>>;

/** Shows a variation's picture in the product's gallery, or the product's own again (§5.6). */
export function showPicture(form: HTMLElement, product: ParentNode, variation: Variation | undefined): void {
  const gallery = product.querySelector<HTMLElement>(GALLERY.root);
  const wrap = gallery?.querySelector(GALLERY.wrap);
  if (!gallery || !wrap) return;
  const thumbnails = [...product.querySelectorAll(GALLERY.thumbnails)];
  const targets: Targets = {
    wrap,
    picture: wrap.querySelector(GALLERY.picture),
    link: wrap.querySelector('a'),
    thumbnail: thumbnails[0],
  };
  const image = imageOf(variation);
  const thumbnail = image && textOf(image, 'gallery_thumbnail_src');
  const isOriginal = thumbnails.some((one) => one.getAttribute(`${PRODUCT.original}src`) === thumbnail);
  if (!image || isOriginal) giveBack(targets);
  const slide = image && thumbnails.find((one) => one.getAttribute('src') === thumbnail);
  if (slide) raise(slide, GALLERY_EVENT.slideTo);
  else if (image) fill(targets, image);

  const current = textOf(variation ?? {}, 'image_id');
  if ((form.getAttribute(GALLERY.current) ?? '') === current) return;
  form.setAttribute(GALLERY.current, current);
  setTimeout(() => {
    raise(window, 'resize');
    if (!slide) raise(gallery, GALLERY_EVENT.firstSlide);
    raise(gallery, GALLERY_EVENT.zoom);
  }, LAYOUT_DELAY);
}

interface Targets {
  readonly wrap: Element;
  readonly picture: Element | null;
  readonly link: Element | null;
  readonly thumbnail: Element | undefined;
}

function imageOf(variation: Variation | undefined): Image | undefined {
  const image = variation?.['image'];
  if (typeof image !== 'object' || image === null) return undefined;
  const fields: Image = { ...image };
  return textOf(fields, 'src').length > 1 ? fields : undefined;
}

function fill({ wrap, picture, link, thumbnail }: Targets, image: Image): void {
  if (picture) {
    for (const [name, field] of Object.entries(PICTURE_ATTRIBUTES)) setAttribute(picture, name, image[field]);
  }
  setAttribute(wrap, 'data-thumb', image['src']);
  if (thumbnail) setAttribute(thumbnail, 'src', image['gallery_thumbnail_src']);
  const address = httpUrl(image['full_src']);
  if (link && address) setAttribute(link, 'href', image['full_src']);
}

function giveBack({ wrap, picture, link, thumbnail }: Targets): void {
  if (picture) for (const name of Object.keys(PICTURE_ATTRIBUTES)) resetAttribute(picture, name);
  resetAttribute(wrap, 'data-thumb');
  if (thumbnail) resetAttribute(thumbnail, 'src');
  if (link) resetAttribute(link, 'href');
}
