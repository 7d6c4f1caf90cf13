import { pictureAddress } from '../../../../../fixtures/cms/catalogue/picture-address.ts';
import type { Picture } from '../../../../../fixtures/cms/catalogue/types.ts';
import { attributes, classes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import type { Site } from '../../../../../fixtures/cms/site.ts';

/** A picture of a gallery. */
export interface Item {
  readonly picture: Picture;
  readonly alt: string;
  /** HTML. */
  readonly caption?: string;
  readonly more?: Readonly<Record<string, string | number>>;
}

/** The pictures of the demo pages. */
export const ITEMS: readonly Item[] = [
  { picture: { kind: 'saddle', hue: 30 }, alt: 'Saddle', caption: 'A saddle, <em>stitched by hand</em>' },
  { picture: { kind: 'rug', hue: 215 }, alt: 'Rug', caption: 'A rug for <a href="/shop/">wet days</a>' },
  { picture: { kind: 'boots', hue: 20 }, alt: 'Boots' },
  { picture: { kind: 'helmet', hue: 200 }, alt: 'Helmet', caption: 'A helmet' },
  { picture: { kind: 'bucket', hue: 0 }, alt: 'Bucket', caption: 'A bucket' },
];

/** Addresses of films; nothing of them is asked before somebody opens one. */
export const FILMS = {
  youtube: 'https://www.youtube.com/watch?v=stirrup-one',
  vimeo: 'https://vimeo.com/123456789',
  file: '/wp-content/uploads/stable.webm',
} as const;

/** Options of a gallery. */
export interface GalleryOptions {
  readonly id?: string;
  readonly isCaptioned?: boolean;
  readonly hasThumbnails?: boolean;
  /** Attributes of the root. */
  readonly more?: Readonly<Record<string, string>>;
}

const image = (site: Site, { picture, alt }: Item) =>
  html`<img${attributes({ width: 300, height: 300, src: pictureAddress(site, picture, 300), class: 'image css-filter', alt, decoding: 'async' })} />`;

function pictureLink(site: Site, item: Item, more: Readonly<Record<string, string | boolean>> = {}): Html {
  const address = pictureAddress(site, item.picture, 900);
  const size = { 'data-pswp-width': 900, 'data-pswp-height': 900 };
  const caption = { 'data-lightbox-caption': item.caption };
  return html`<a${attributes({ ...more, href: address, 'data-pswp-src': address, ...size, ...caption, ...item.more })}>${image(site, item)}</a>`;
}

/** The builder's image gallery (bricks-elements.md §24, §34). */
export function builderGallery(site: Site, items: readonly Item[] = ITEMS, options: GalleryOptions = {}): Html {
  const { id = 'yard', isCaptioned, hasThumbnails, more = {} } = options;
  const names = classes(
    'brxe-image-gallery bricks-layout-wrapper isotope isotope-before-init bricks-lightbox',
    isCaptioned && 'has-lightbox-caption',
    hasThumbnails && 'has-lightbox-thumbnails',
  );
  return html`<ul${attributes({ id: `brxe-${id}`, 'data-script-id': id, class: names, 'data-layout': 'masonry', ...more })}>${items.map(
    (item, index) =>
      html`<li class="bricks-layout-item" data-id="${278 + index}"><figure>${pictureLink(site, item)}</figure></li>`,
  )}<li class="bricks-isotope-sizer"></li><li class="bricks-gutter-sizer"></li></ul>`;
}

/** The builder's image with a link to its file (bricks-elements.md §34). */
export function builderImage(site: Site, item: Item, id = 'single'): Html {
  return pictureLink(site, item, { id: `brxe-${id}`, class: 'brxe-image tag bricks-lightbox' });
}

/** The builder's button that opens a film. */
export function builderFilm(film: string, label: string, more: Readonly<Record<string, string>> = {}): Html {
  const size = { 'data-pswp-width': 1280, 'data-pswp-height': 720, 'data-pswp-video-url': film };
  return html`<a${attributes({ id: more['id'] ?? 'film', class: 'brxe-button bricks-button bricks-lightbox', href: film, ...size, ...more })}>${label}</a>`;
}

/** The builder's carousel, whose slides show pictures by their background; with the copies of an endless loop. */
export function builderCarousel(site: Site, items: readonly Item[] = ITEMS): Html {
  const slide = (item: Item, index: number, isCopy: boolean) => {
    const address = pictureAddress(site, item.picture, 900);
    const link = {
      href: address,
      'data-pswp-src': address,
      'data-pswp-width': 900,
      'data-pswp-height': 900,
      'data-pswp-index': index,
      'aria-label': `Open image in lightbox (ID: ${278 + index})`,
    };
    const names = classes('repeater-item swiper-slide', isCopy && 'swiper-slide-duplicate');
    return html`<div${attributes({ class: names, 'data-swiper-slide-index': isCopy && index })}><a${attributes(link)}><div class="image css-filter" role="img" aria-label="${item.alt}" style="background-image: url(&quot;${address}&quot;)"></div></a></div>`;
  };
  const last = items.length - 1;
  const copies = items.flatMap((item, index) => (index === last ? [slide(item, index, true)] : []));
  return html`<div id="brxe-carou" data-script-id="carou" class="brxe-carousel bricks-lightbox"><div class="bricks-swiper-container"><div class="swiper-wrapper">${copies}${items.map((item, index) => slide(item, index, false))}</div></div></div>`;
}

/** A gallery in our own dialect. */
export function stirrupGallery(site: Site, items: readonly Item[] = ITEMS, options: GalleryOptions = {}): Html {
  const { isCaptioned, hasThumbnails, more = {} } = options;
  const root = { 'data-captions': isCaptioned, 'data-thumbnails': hasThumbnails, ...more };
  return html`<ul class="lightbox-example" data-island="lightbox"${attributes(root)}>${items.map(
    (item) => html`<li>${pictureLink(site, item, { 'data-part': 'item' })}</li>\n`,
  )}</ul>`;
}

/** A single link in our own dialect. */
export function stirrupImage(site: Site, item: Item): Html {
  return pictureLink(site, item, { 'data-island': 'lightbox' });
}

/** A link to a film in our own dialect. */
export function stirrupFilm(film: string, label: string, more: Readonly<Record<string, string>> = {}): Html {
  return html`<a${attributes({ 'data-island': 'lightbox', href: film, 'data-pswp-video-url': film, ...more })}>${label}</a>`;
}
