import { ROW_AS_HIGH_AS_SLIDE } from './at-once-contract.ts';

const rowAsHighAsSlide = (root: Element) => root.querySelector<HTMLElement>(ROW_AS_HIGH_AS_SLIDE);

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
