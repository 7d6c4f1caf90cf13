import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/slider.md. */
export const docs: IslandDocs = {
  keyboard: {
    'ArrowRight, ArrowLeft':
      'On the slider, and where `keyboard` is `global`, also while nothing on the page has the focus: to the next slide, to the previous one, unless its options switch keys off.',
    'Enter, Space': 'On an arrow or a dot: shows its slide.',
  },
  withoutScript:
    'The slides of our own dialect are a row that scrolls. Which of the builder’s slides show is up to the page’s styles. `stirrup-critical.css` keeps the builder’s usual height, 50vh, from the first paint on; for another one a theme has a line of its own: `.brxe-slider-nested[data-splide*=\'"height":"200px"\']:not(.is-initialized) .splide__list { min-block-size: 200px }`.',
};
