/** The builder's row of slides that is to be as high as the slide that shows (bricks-elements.md §30). */
export function rowAsHighAsSlide(root: Element): HTMLElement | null {
  return root.querySelector('[data-script-args*=\'"autoHeight":true\'] > .swiper-wrapper');
}
