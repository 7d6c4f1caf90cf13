import type { Swiper } from 'swiper';
import { SLIDE_INDEX } from '../slides/contract.ts';

/** Lets a carousel of small pictures lead another one: by clicks, and by keys on buttons in its slides. */
export function leadByThumbs(carousel: Swiper, thumbs: Swiper, signal: AbortSignal): void {
  const indexOf = (slide: HTMLElement) => Number(slide.getAttribute(SLIDE_INDEX) ?? thumbs.slides.indexOf(slide));
  const show = () => {
    thumbs.slideToLoop(carousel.realIndex);
    for (const slide of thumbs.slides)
      slide.setAttribute('aria-current', String(indexOf(slide) === carousel.realIndex));
  };
  const onClick = ({ target }: Event) => {
    const slide = [...thumbs.slides].find((one) => target instanceof Node && one.contains(target));
    if (slide) carousel.slideToLoop(indexOf(slide));
  };
  thumbs.el.addEventListener('click', onClick, { signal });
  carousel.on('slideChange', show);
  signal.addEventListener('abort', () => carousel.off('slideChange', show));
  show();
}
