import { carousel } from '@stirrup/builder/carousel';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { builderSite } from '../fixtures/cms/site.ts';
import {
  builderPictures,
  builderTestimonials,
  stirrupCarousel,
} from '../packages/builder/src/media/carousel/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click } from './support/play.ts';

export default { title: 'Builder/Carousel' } satisfies Meta;

const islands = [carousel];
const rides = { id: 'rides', more: { 'aria-label': 'Rides' } };

export const Loop = islandStory({
  markup: () => String(stirrupCarousel({ ...rides, options: { loop: true } })),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-part="next"]');
    await waitFor(() => expect(canvas.querySelector('.swiper-slide:not([inert]) h3')).toHaveTextContent('Jumping'));
  },
});

/** A visitor has stopped the slides. */
export const Stopped = islandStory({
  markup: () => String(stirrupCarousel({ ...rides, options: { effect: 'fade', autoplay: { delay: 2000 } } })),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    const toggle = canvas.querySelector('[data-part="toggle"]');
    if (toggle?.getAttribute('aria-label') === 'Pause autoplay') await click(canvas, '[data-part="toggle"]');
    await waitFor(() => expect(toggle).toHaveAccessibleName('Start autoplay'));
  },
});

export const PicturesInTheBuilder = islandStory({
  page: '/builder/',
  markup: () =>
    String(
      builderPictures(builderSite, {
        id: 'pics',
        options: { slidesPerView: 3, spaceBetween: 10, dynamicBullets: true },
      }),
    ),
  islands,
  play: allReady,
});

export const TestimonialsInTheBuilder = islandStory({
  page: '/builder/',
  markup: () =>
    String(
      builderTestimonials({ id: 'test', options: { autoHeight: true, loop: true } }, [
        ['A fine saddle.', 'Anna'],
        ['It never slips.', 'Bertha'],
      ]),
    ),
  islands,
  play: allReady,
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  page: '/?direction=rtl',
  markup: () => String(stirrupCarousel({ ...rides, options: { slidesPerView: 2 } })),
  islands,
  play: allReady,
});
