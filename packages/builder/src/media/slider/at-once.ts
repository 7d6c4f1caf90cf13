import { HEIGHT, LIST, OPTIONS, SHOWN_CLASS } from './at-once-contract.ts';

/** Shows the first slide: the builder's styles hide sliders until Splide is there; the height is only in the options. */
export function showSlide(root: HTMLElement): void {
  const height = HEIGHT.exec(root.getAttribute(OPTIONS) ?? '')?.[1];
  const list = height && root.querySelector<HTMLElement>(LIST);
  if (!list) return;
  root.classList.add(SHOWN_CLASS);
  list.style.minHeight = height;
}
