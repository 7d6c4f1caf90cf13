import { backgroundVideo } from '@stirrup/builder/background-video';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FILM } from '../fixtures/cms/catalogue/recordings.ts';
import { builderBackground, stirrupBackground } from '../packages/builder/src/media/background-video/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, pause } from './support/play.ts';

export default { title: 'Builder/Background video' } satisfies Meta;

const islands = [backgroundVideo];
/** Stories have no server for films. */
const options = { 'data-url': FILM, 'data-loop': true };
const section = () => String(stirrupBackground(options));

/** It plays while it is seen, unless your system prefers reduced motion. */
export const Playing = islandStory({
  markup: section,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await find(canvas, 'button');
  },
});

/** By its small button; under reduced motion that button plays it. */
export const Pressed = islandStory({
  markup: section,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    const before = (await find(canvas, 'button')).getAttribute('aria-label');
    await click(canvas, 'button');
    await find(canvas, `button:not([aria-label="${before}"])`);
  },
});

/** A window that is too narrow for it shows the section's own background. */
export const TooNarrow = islandStory({
  markup: () => String(stirrupBackground({ ...options, 'data-min-width': '9000' })),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await pause();
    expect(canvas.querySelector('button')).toBeNull();
  },
});

export const InTheBuilder = islandStory({
  page: '/builder/',
  markup: () => String(builderBackground('a', { url: FILM, loop: '1' })),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await find(canvas, 'button');
  },
});

export const RightToLeft = islandStory({
  page: '/?direction=rtl',
  direction: 'rtl',
  markup: section,
  islands,
  play: allReady,
});
