import { reducedMotion } from '@stirrup/runtime';
import type { SwiperOptions } from 'swiper';
import { elementTexts } from '../slides/element-texts.ts';

/** Elements outside of the row. */
interface Controls {
  readonly prevEl: HTMLElement | undefined;
  readonly nextEl: HTMLElement | undefined;
  readonly dots: HTMLElement | undefined;
}

/** The printed options, and those that the builder's script adds (bricks-elements.md §30). */
export function carouselOptions(options: SwiperOptions, { prevEl, nextEl, dots }: Controls): SwiperOptions {
  const isStill = reducedMotion().matches;
  const { autoplay, pagination, navigation, dynamicBullets } = options;
  return {
    ...options,
    ...(isStill && { speed: 0 }),
    ...(autoplay && { autoplay: { ...Object(autoplay), enabled: !isStill } }),
    watchOverflow: true,
    watchSlidesProgress: true,
    // Swiper's would take the arrow keys of the whole page.
    keyboard: false,
    fadeEffect: { crossFade: true },
    flipEffect: { slideShadows: false },
    navigation: navigation !== false && Boolean(prevEl ?? nextEl) && { prevEl, nextEl },
    // An object without an element, too: Swiper's keys ask for the class of its dots.
    pagination: { el: pagination !== false && dots, clickable: true, dynamicBullets },
    a11y: elementTexts({
      prevSlideMessage: 'prevSlide',
      nextSlideMessage: 'nextSlide',
      firstSlideMessage: 'firstSlide',
      lastSlideMessage: 'lastSlide',
      paginationBulletMessage: ['slideX', '{{index}}'],
      slideLabelMessage: ['slideLabel', '{{index}}', '{{slidesLength}}'],
      itemRoleDescriptionMessage: 'slide',
    }),
  };
}
