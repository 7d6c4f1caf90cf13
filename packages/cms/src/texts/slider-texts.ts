import type { Texts } from './text.ts';

/** Texts of sliders and maps; the builder prints them in the page's language under the same names. */
export const sliderTexts = {
  carousel: 'carousel',
  firstSlide: 'Go to first slide',
  lastSlide: 'Go to last slide',
  nextSlide: 'Next slide',
  noLocationsFound: 'No locations found',
  /** `%s` is the number of the page. */
  pageX: 'Go to page %s',
  pause: 'Pause autoplay',
  play: 'Start autoplay',
  prevSlide: 'Previous slide',
  select: 'Select a slide to show',
  slide: 'slide',
  /** `%1$s` is the number of the slide, `%2$s` that of the last one. */
  slideLabel: '%1$s of %2$s',
  /** `%s` is the number of the slide. */
  slideX: 'Go to slide %s',
} as const satisfies Texts;
