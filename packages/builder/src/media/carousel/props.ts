import { defineProps } from '@stirrup/runtime';
import type { SwiperOptions } from 'swiper';
import { selector } from '../../shared/selector.ts';
import { jsonOptions } from '../slides/json-options.ts';

/** Options of a carousel. */
export const carouselProps = defineProps(
  {
    /** Options of Swiper; the builder prints them on a part. */
    options: jsonOptions<SwiperOptions>({}),
    /** Selector of a carousel of small pictures that leads this one. */
    thumbs: selector(),
  },
  { stirrup: { options: 'data-options' } },
);
