import type { Texts } from './text.ts';

/** Texts of sliders and maps; the builder prints them in the page's language under the same names. */
export const sliderTexts = {
  carousel: 'carousel',
  firstSlide: 'Go to first slide',
  lastSlide: 'Go to last slide',
  nextSlide: 'Next slide',
  noLocationsFound: 'No locations found',
  pageX: 'Go to page %s',
  pause: 'Pause autoplay',
  play: 'Start autoplay',
  prevSlide: 'Previous slide',
  select: 'Select a slide to show',
  slide: 'slide',
  slideLabel: '%1$s of %2$s',
  slideX: 'Go to slide %s',
} as const satisfies Texts;
