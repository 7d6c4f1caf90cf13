import { pictureAddress } from '../../../../../fixtures/cms/catalogue/picture-address.ts';
import type { Picture } from '../../../../../fixtures/cms/catalogue/types.ts';
import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import type { Site } from '../../../../../fixtures/cms/site.ts';

/** Options of Swiper, as the builder prints them. */
export type SwiperJson = Readonly<Record<string, unknown>>;

/** A carousel of the demo. */
export interface Carousel {
  readonly id: string;
  readonly options?: SwiperJson;
  readonly slides?: readonly (string | Html)[];
  readonly more?: Readonly<Record<string, string | boolean>>;
}

/** Pictures of the demo. */
const PICTURES: readonly (Picture & { readonly alt: string })[] = [
  { kind: 'saddle', hue: 30, alt: 'A saddle' },
  { kind: 'rug', hue: 215, alt: 'A rug' },
  { kind: 'boots', hue: 20, alt: 'Boots' },
  { kind: 'helmet', hue: 200, alt: 'A helmet' },
  { kind: 'bucket', hue: 0, alt: 'A bucket' },
  { kind: 'gloves', hue: 280, alt: 'Gloves' },
];

/** Options that the builder prints for every carousel (bricks-elements.md §30). */
const PRINTED = {
  slidesPerView: 1,
  slidesPerGroup: 1,
  speed: 300,
  effect: 'slide',
  spaceBetween: 0,
  initialSlide: 0,
  loop: false,
  centeredSlides: false,
  navigation: true,
  pagination: true,
} as const;

function builderRow(name: string, { id, options = {}, more = {} }: Carousel, slides: Html): Html {
  const window = { class: 'bricks-swiper-container', 'data-script-args': JSON.stringify({ ...PRINTED, ...options }) };
  const arrow = (way: string, sign: string) =>
    options['navigation'] !== false &&
    html`<div class="swiper-button bricks-swiper-button-${way}"><i>${sign}</i></div>`;
  return html`<div${attributes({ id: `brxe-${id}`, 'data-script-id': id, class: `brxe-${name}`, ...more })}><div${attributes(window)}><div class="swiper-wrapper">${slides}</div></div>${options['pagination'] !== false && html`<div class="swiper-pagination"></div>`}${arrow('prev', '‹')}${arrow('next', '›')}</div>`;
}

/** The builder's carousel of pictures, which open in the lightbox (bricks-elements.md §30, §34). */
export function builderPictures(site: Site, carousel: Carousel): Html {
  const slides = PICTURES.map((picture, index) => {
    const address = pictureAddress(site, picture, 900);
    const link = { href: address, 'data-pswp-src': address, 'data-pswp-width': 900, 'data-pswp-height': 900 };
    return html`<div class="repeater-item swiper-slide"><a${attributes({ ...link, 'data-pswp-index': index, 'aria-label': `Open image in lightbox (ID: ${278 + index})` })}><div${attributes({ class: 'image css-filter bricks-lazy-hidden', role: 'img', 'aria-label': picture.alt, 'data-style': `background-image: url("${address}")` })}></div></a></div>`;
  });
  return builderRow('carousel', carousel, html`${slides}`);
}

/** The builder's carousel of posts. */
export function builderPosts(carousel: Carousel, posts: Html): Html {
  return builderRow('carousel', carousel, posts);
}

/** The builder's slider of texts over pictures (bricks-elements.md §30). */
export function builderTexts(site: Site, carousel: Carousel, titles: readonly string[]): Html {
  const slides = titles.map((title, index) => {
    const picture = PICTURES[index % PICTURES.length];
    const address = picture && pictureAddress(site, picture, 900);
    return html`<div class="repeater-item swiper-slide" data-brx-swiper-index="${index}"><div class="slider-content"><h3 class="title">${title}</h3><div class="content"><p>For every rider.</p></div><a class="bricks-button" href="/shop/">See ${title.toLowerCase()}</a></div><div${attributes({ class: 'image css-filter bricks-lazy-hidden', 'data-style': `background-image: url(${address})` })}></div></div>`;
  });
  return builderRow('slider', carousel, html`${slides}`);
}

/** The builder's testimonials (bricks-elements.md §30). */
export function builderTestimonials(
  carousel: Carousel,
  texts: readonly (readonly [text: string, name: string])[],
): Html {
  const slides = texts.map(
    ([text, name]) =>
      html`<div class="repeater-item swiper-slide"><blockquote class="testimonial-content-wrapper">${text}</blockquote><div class="testimonial-meta-wrapper image-position-left"><div class="testimonial-meta-data"><div class="testimonial-name">${name}</div><div class="testimonial-title">Rider</div></div></div></div>`,
  );
  return builderRow('testimonials', carousel, html`${slides}`);
}

/** Slides of the demo in our own dialect. */
const SLIDES = ['Hacking', 'Jumping', 'Dressage'] as const;

/** A carousel in our own dialect. */
export function stirrupCarousel({ id, options = {}, slides = SLIDES, more = {} }: Carousel): Html {
  const root = { id, 'data-island': 'carousel', 'data-options': JSON.stringify(options), ...more };
  const content = (slide: string | Html) =>
    typeof slide === 'string'
      ? html`<h3>${slide}</h3><p><a href="/shop/">All for ${slide.toLowerCase()}</a></p>`
      : slide;
  const toggle = Boolean(options['autoplay']) && html`<button type="button" data-part="toggle">❚❚</button>`;
  return html`<section${attributes(root)}><div data-part="track"><div data-part="list">${slides.map(
    (slide) => html`<div data-part="slide">${content(slide)}</div>`,
  )}</div></div><div data-part="dots"></div><button type="button" data-part="previous">‹</button> <button type="button" data-part="next">›</button> ${toggle}</section>`;
}
