/**
 * The builder's row that is to be as high as the slide that shows (bricks-elements.md §30). It has a file of its own, so
 * that the loader contains no other names and islands import nothing from it.
 */
export const ROW_AS_HIGH_AS_SLIDE = '[data-script-args*=\'"autoHeight":true\'] > .swiper-wrapper';
