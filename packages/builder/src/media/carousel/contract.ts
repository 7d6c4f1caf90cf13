import { defineContract } from '@stirrup/runtime';
import type { SlideLibrary } from '../slides/slide-library.ts';

/** The builder's dialect, which prints the options on a part, and whose carousels have the arrow keys of the page. */
export const BUILDER = 'bricks';

/** Names of parts (bricks-elements.md §30). */
export const carouselContract = defineContract({
  parts: [
    /** The window onto the slides; the builder prints the options on it. */
    'track',
    /** The row of slides. */
    'list',
    /** A slide: a child of the list. */
    'slide',
    /** The arrow to the previous slide. */
    'previous',
    /** The arrow to the next slide. */
    'next',
    /** An empty element for a dot per slide. */
    'dots',
    /** The button that stops and starts the slides, if the author prints one. */
    'toggle',
  ],
  dialects: {
    [BUILDER]: {
      parts: {
        track: '.bricks-swiper-container',
        list: '.swiper-wrapper',
        slide: '.swiper-slide',
        previous: '.bricks-swiper-button-prev',
        next: '.bricks-swiper-button-next',
        dots: '.swiper-pagination',
      },
    },
  },
});

/** Swiper's names in the markup. */
export const SWIPER: SlideLibrary = {
  classes: { list: 'swiper-wrapper', slide: 'swiper-slide', dots: 'swiper-pagination' },
  ofLibrary: /^swiper-/,
  live: ':has(.swiper-initialized)',
  copy: '.swiper-slide-duplicate',
  leftovers: '.swiper-slide-duplicate, .swiper-notification',
  isHidden: (slide) => !slide.matches('.swiper-slide-visible'),
  signs: {},
  instances: 'swiperInstances',
};

/** Attribute of the builder's window with Swiper's options as JSON. */
export const OPTIONS = 'data-script-args';
