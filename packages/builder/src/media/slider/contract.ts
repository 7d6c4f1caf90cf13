import { defineContract } from '@stirrup/runtime';
import type { SlideLibrary } from '../slides/slide-library.ts';

/** The dialect whose slides have their ids in an attribute, too, which their copies keep. */
export const BUILDER = 'bricks';

/** Names of parts (bricks-elements.md §29). */
export const sliderContract = defineContract({
  parts: [
    /** The window onto the slides. */
    'track',
    /** The row of slides. */
    'list',
    /** A slide: a child of the list. */
    'slide',
    /** The arrows, if the author prints any; Splide makes its own else. */
    'arrows',
    /** The arrow to the previous slide. */
    'previous',
    /** The arrow to the next slide. */
    'next',
    /** The button that stops and starts the slides, if the author prints one. */
    'toggle',
  ],
  dialects: {
    [BUILDER]: {
      parts: {
        track: '.splide__track',
        list: '.splide__list',
        slide: '.splide__list > :is(.brxe-container, .brxe-block, .brxe-div)',
        arrows: '.splide__arrows',
        previous: '.splide__arrow--prev',
        next: '.splide__arrow--next',
        toggle: '.splide__toggle',
      },
    },
  },
});

/** Class that says that a slider is live. */
export const LIVE = 'is-initialized';

/** Slides that show, and the current one. */
export const SHOWING = '.is-visible, .is-active';

/** Splide's names in the markup. */
export const SPLIDE: SlideLibrary = {
  classes: {
    // The second one shows the root before Splide is there, and where it has ended.
    root: 'splide is-rendered',
    track: 'splide__track',
    list: 'splide__list',
    slide: 'splide__slide',
    arrows: 'splide__arrows',
    previous: 'splide__arrow splide__arrow--prev',
    next: 'splide__arrow splide__arrow--next',
    toggle: 'splide__toggle',
  },
  ofLibrary: /^(splide|is-)/,
  live: `.${LIVE}`,
  copy: '.splide__slide--clone',
  leftovers: '.splide__slide--clone, .splide__sr, .splide__pagination > *',
  isHidden: (slide) => slide.getAttribute('aria-hidden') === 'true',
  signs: { splide__toggle__play: '►', splide__toggle__pause: '❚❚' },
  instances: 'splideInstances',
};

/** Options as JSON: Splide reads them itself, and would overrule ours. */
export const OPTIONS = 'data-splide';
