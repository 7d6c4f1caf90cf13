import { attributes, classes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** Options of Splide, as the builder prints them. */
export type SplideOptions = Readonly<Record<string, unknown>>;

/** A slider of the demo. */
export interface Slider {
  readonly id: string;
  readonly options?: SplideOptions;
  /** Titles, or the contents of slides. */
  readonly slides?: readonly (string | Html)[];
  readonly more?: Readonly<Record<string, string | boolean>>;
  /** Additional elements in the root. */
  readonly controls?: Html;
}

/** Slides of the demo. */
const SLIDES = ['Saddles', 'Bridles', 'Rugs'] as const;

/** Options that the builder prints for every slider (bricks-elements.md §29). */
const PRINTED = {
  type: 'loop',
  direction: 'ltr',
  keyboard: 'focused',
  height: '200px',
  gap: '0px',
  start: 0,
  perPage: 1,
  perMove: 1,
  speed: 400,
  interval: 3000,
  autoHeight: false,
  autoplay: false,
  pauseOnHover: false,
  pauseOnFocus: false,
  arrows: true,
  pagination: true,
  mediaQuery: 'max',
} as const;

const content = (slide: string | Html) =>
  typeof slide === 'string'
    ? html`<h3 class="brxe-heading">${slide}</h3><p><a href="/shop/">See all ${slide.toLowerCase()}</a></p>`
    : slide;

/** The builder's nested slider (bricks-elements.md §29). */
export function builderSlider({ id, options = {}, slides = SLIDES, more = {}, controls = html`` }: Slider): Html {
  const root = {
    id: `brxe-${id}`,
    'data-script-id': id,
    class: classes('brxe-slider-nested bricks-lazy-hidden splide', Boolean(options['autoHeight']) && 'brx-auto-height'),
    'data-splide': JSON.stringify({ ...PRINTED, ...options }),
    ...more,
  };
  return html`<div${attributes(root)}><div class="splide__track"><div class="splide__list">${slides.map(
    (slide, index) =>
      typeof slide === 'string'
        ? html`<div id="brxe-${id}s${index}" class="brxe-block bricks-lazy-hidden">${content(slide)}</div>`
        : slide,
  )}</div></div>${controls}</div>`;
}

/** Arrows of an author's choice (bricks-elements.md §29). */
export const builderArrows = html`<div class="splide__arrows custom"><button class="splide__arrow splide__arrow--prev" type="button"><i class="ti-angle-left">‹</i></button><button class="splide__arrow splide__arrow--next" type="button"><i class="ti-angle-right">›</i></button></div>`;

/** A slider in our own dialect. */
export function stirrupSlider({ id, options = {}, slides = SLIDES, more = {}, controls = html`` }: Slider): Html {
  const root = { id, 'data-island': 'slider', 'data-options': JSON.stringify(options), ...more };
  return html`<section${attributes(root)}><div data-part="track"><div data-part="list">${slides.map(
    (slide) => html`<div data-part="slide">${content(slide)}</div>\n`,
  )}</div></div>${controls}</section>`;
}

/** Arrows and a toggle of an author's choice. */
export const stirrupControls = html`<div data-part="arrows"><button type="button" data-part="previous">‹</button><button type="button" data-part="next">›</button></div><button type="button" data-part="toggle"><span class="splide__toggle__play">►</span><span class="splide__toggle__pause">❚❚</span></button>`;
