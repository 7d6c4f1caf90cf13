import { slider } from '@stirrup/builder/slider';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { builderSlider, stirrupControls, stirrupSlider } from '../packages/builder/src/media/slider/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click } from './support/play.ts';

export default { title: 'Builder/Slider' } satisfies Meta;

const islands = [slider];
const shows = (canvas: HTMLElement, title: string) =>
  waitFor(() => expect(canvas.querySelector('.splide__slide.is-visible:not([inert]) h3')).toHaveTextContent(title));

export const Loop = islandStory({
  markup: () =>
    String(stirrupSlider({ id: 'departments', options: { type: 'loop' }, more: { 'aria-label': 'Departments' } })),
  islands,
  play: allReady,
});

/** The arrow has been pressed once. */
export const Next = islandStory({
  markup: () =>
    String(
      stirrupSlider({
        id: 'offers',
        options: { pagination: false },
        more: { 'aria-label': 'Offers' },
        controls: stirrupControls,
      }),
    ),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-part="next"]');
    await shows(canvas, 'Bridles');
  },
});

/** A visitor has stopped the slides. */
export const Stopped = islandStory({
  page: '/builder/',
  markup: () => String(builderSlider({ id: 'slauto', options: { autoplay: true, type: 'fade' } })),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    if (canvas.querySelector('.splide__toggle.is-active')) await click(canvas, '.splide__toggle');
    await waitFor(() => expect(canvas.querySelector('.splide__toggle')).toHaveAccessibleName('Start autoplay'));
  },
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  page: '/?direction=rtl',
  markup: () =>
    String(
      stirrupSlider({
        id: 'rtl',
        options: { direction: 'rtl', perPage: 2, pagination: false },
        more: { 'aria-label': 'Departments' },
      }),
    ),
  islands,
  play: allReady,
});
