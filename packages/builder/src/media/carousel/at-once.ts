/** The builder's row that is to be as high as the slide that shows (bricks-elements.md §30). */
const rowAsHighAsSlide = (root: Element) =>
  root.querySelector<HTMLElement>('[data-script-args*=\'"autoHeight":true\'] > .swiper-wrapper');

/** Makes the row as high as it will be once Swiper is there, so that nothing below it moves then. */
export function keepHeight(root: Element): void {
  const row = rowAsHighAsSlide(root);
  const height = row?.firstElementChild?.clientHeight;
  if (height) row.style.height = `${height}px`;
}

/** Reverts {@link keepHeight}. */
export function restoreHeight(root: Element): void {
  const row = rowAsHighAsSlide(root);
  row?.style.removeProperty('height');
  if (row?.getAttribute('style') === '') row.removeAttribute('style');
}
